import { expect, test } from 'vitest'
import type { Failure } from '../api/answer.ts'
import { accountFailureText } from './account-failure-text.ts'
import { resetFailureText } from './send-reset-link.ts'

const code = (number: number, text: string): Failure => ({ ok: false, at: 'code', code: number, text })
const network: Failure = { ok: false, at: 'network', text: 'Failed to fetch' }

test.each([
  [code(401, 'You did not sign in correctly'), true, 'account.wrongLogin'],
  [code(401, 'something that tells more'), true, 'account.wrongLogin'],
  [code(429, 'Too many attempts'), true, 'field.tooOften'],
  [code(500, 'kaputt'), true, 'account.unexpected'],
  [network, true, 'account.unexpected'],
  [network, false, 'field.offline'],
] as const)('[UX-85] a failed login is told without what the platform said: %o', (failure, isOnline, key) => {
  expect(accountFailureText(failure, isOnline)).toBe(key)
})

test('[USER-6] without a connection no password is reset, and that is said', () => {
  expect(resetFailureText(network, false)).toBe('account.resetOffline')
  expect(resetFailureText(code(429, ''), true)).toBe('field.tooOften')
})
