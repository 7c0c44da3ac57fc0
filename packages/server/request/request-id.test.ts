import { expect, test } from 'vitest'
import { createRequestIds } from './request-id.ts'

test('ids differ within a process and between processes', () => {
  const one = createRequestIds(0)
  const other = createRequestIds(0)
  expect(new Set([one(undefined), one(undefined), other(undefined), other(undefined)]).size).toBe(4)
})

test('an id from outside counts behind a trusted proxy alone, and only when it is well formed', () => {
  expect(createRequestIds(1)('4f1c2a90-77aa')).toBe('4f1c2a90-77aa')
  expect(createRequestIds(1)('line\nbreak-in-log')).not.toContain('line')
  expect(createRequestIds(0)('4f1c2a90-77aa')).not.toBe('4f1c2a90-77aa')
})
