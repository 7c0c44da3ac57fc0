import { beforeEach, expect, test } from 'vitest'
import { createNotificationStore, type NotificationStore } from './notification-store.ts'

/** A clock that a test moves by hand. */
function handClock() {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after: (milliseconds: number, run: () => void) => void waiting.push({ at: now + milliseconds, run }),
    pass(milliseconds: number) {
      now += milliseconds
      const due = waiting.filter((entry) => entry.at <= now)
      waiting = waiting.filter((entry) => entry.at > now)
      for (const { run } of due) run()
    },
  }
}

let clock: ReturnType<typeof handClock>
let store: NotificationStore
const shown = () => store.list().map(({ message }) => message)

beforeEach(() => {
  clock = handClock()
  store = createNotificationStore({ timeToLive: 8000, clock })
})

test('[SHELL-10] a notification removes itself after 8000 ms', () => {
  store.notify({ type: 'success', message: 'Grüße' })
  clock.pass(7999)
  expect(shown()).toEqual(['Grüße'])
  clock.pass(1)
  expect(shown()).toEqual([])
})

test('[SHELL-10] one without a timeout stays until it is closed', () => {
  store.notify({ type: 'warning', message: 'bleibt', hasNoTimeout: true })
  clock.pass(1_000_000)
  expect(shown()).toEqual(['bleibt'])
  store.close(store.list()[0]?.id ?? '')
  expect(shown()).toEqual([])
})

test('[SHELL-10] an identical consecutive message is shown once and goes with the first', () => {
  store.notify({ type: 'info', message: 'einmal' })
  clock.pass(5000)
  store.notify({ type: 'info', message: 'einmal' })
  expect(shown()).toEqual(['einmal'])
  clock.pass(3000)
  expect(shown()).toEqual([])
})

test('while a reader rests on them none goes away; afterwards those that are due go at once', () => {
  store.notify({ type: 'info', message: 'erste' })
  store.notify({ type: 'info', message: 'zweite', timeToLive: 20_000 })
  store.hold()
  clock.pass(9000)
  expect(shown()).toEqual(['erste', 'zweite'])
  store.release()
  expect(shown()).toEqual(['zweite'])
})

test('listeners hear of each change, and only while they listen', () => {
  let heard = 0
  const stop = store.subscribe(() => {
    heard += 1
  })
  store.notify({ type: 'info', message: 'eins' })
  store.notify({ type: 'info', message: 'eins' })
  stop()
  store.notify({ type: 'info', message: 'zwei' })
  expect(heard).toBe(1)
})
