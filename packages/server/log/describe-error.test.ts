import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('an error is told with its code and its causes, and nothing that else hangs on it', () => {
  const cause = Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL', input: '/?token=geheim' })
  const told = describeError(new Error('a page failed', { cause }))
  expect(told).toMatchObject({
    type: 'Error',
    message: 'a page failed',
    cause: { type: 'TypeError', message: 'Invalid URL', code: 'ERR_INVALID_URL' },
  })
  expect(JSON.stringify(told)).not.toContain('geheim')
})

test('what is thrown without being an error is told as text', () => {
  expect(describeError('nothing')).toBe('nothing')
})
