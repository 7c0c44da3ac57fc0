import { expect, test } from 'vitest'
import { isQuotaError } from './is-quota-error.ts'

test.each<[string, unknown, boolean]>([
  ['of most browsers', new DOMException('full', 'QuotaExceededError'), true],
  ['of Firefox', new DOMException('full', 'NS_ERROR_DOM_QUOTA_REACHED'), true],
  ['of a library', Object.assign(new Error('full'), { name: 'QuotaExceededError' }), true],
  ['but not a ban', new DOMException('no', 'SecurityError'), false],
  ['nor a bare name', { name: 'QuotaExceededError' }, false],
  ['nor nothing', undefined, false],
])('[CACHE-3] the quota error %s', (_, cause, isOne) => {
  expect(isQuotaError(cause)).toBe(isOne)
})
