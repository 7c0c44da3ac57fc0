import { expect, test } from 'vitest'
import {
  afterRefresh,
  afterRefusal,
  beforeCall,
  lockOfSession,
  openLock,
  type RefreshOutcome,
  type RefusedCall,
  type TokenLock,
} from './token-lock.ts'

const refreshing: TokenLock = { state: 'refreshing' }
const failed: TokenLock = { state: 'failed' }
const refused: RefusedCall = { hasToken: true, autoRefresh: true, attempts: 0, isTokenNew: false }

test.each([
  [openLock, 'go'],
  [refreshing, 'wait'],
  [failed, 'abort'],
])('[TASK-3] with the lock %o a call does this: %s', (lock, step) => {
  expect(beforeCall(lock)).toBe(step)
})

test.each<[string, TokenLock, Partial<RefusedCall>, ReturnType<typeof afterRefusal>]>([
  ['a guest is told', openLock, { hasToken: false }, 'pass'],
  ['where nothing is refreshed it is told', openLock, { autoRefresh: false }, 'pass'],
  ['where nothing is refreshed it is told once more', openLock, { autoRefresh: false, attempts: 1 }, 'pass'],
  ['the first refusal refreshes', openLock, {}, 'refresh'],
  ['those after it wait', refreshing, {}, 'wait'],
  ['who has another token by now tries that', openLock, { isTokenNew: true }, 'again'],
  ['even while the next one is on its way', refreshing, { isTokenNew: true }, 'again'],
  ['the second refusal gives up', openLock, { attempts: 1 }, 'give-up'],
  ['and does not try a third token', openLock, { attempts: 1, isTokenNew: true }, 'give-up'],
  ['nor wait for it', refreshing, { attempts: 1 }, 'give-up'],
  ['nothing is tried with a lock that has failed', failed, {}, 'give-up'],
  ['not even another token', failed, { isTokenNew: true }, 'give-up'],
])('[TASK-4] after a 401 %s', (_, lock, call, step) => {
  expect(afterRefusal(lock, { ...refused, ...call })).toBe(step)
})

test.each<[RefreshOutcome, TokenLock['state']]>([
  ['renewed', 'normal'],
  ['taken', 'normal'],
  ['unheard', 'normal'],
  ['over', 'failed'],
  ['refused', 'failed'],
  ['unreadable', 'failed'],
])('[TASK-3] a refresh that is %s leaves the lock %s, and one that has failed as it is', (outcome, state) => {
  expect(afterRefresh(refreshing, outcome).state).toBe(state)
  expect(afterRefresh(failed, outcome)).toEqual(failed)
})

test.each([
  ['the same session', 'r1', failed],
  ['nobody', undefined, failed],
  ['another session', 'r2', openLock],
])('[TASK-3] a lock that has failed meets %s', (_, current, lock) => {
  expect(lockOfSession(failed, { locked: 'r1', current })).toEqual(lock)
})
