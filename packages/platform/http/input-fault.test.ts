import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputFault } from './input-fault.ts'

const body = z.object({
  email: z.email('Invalid e-mail provided!'),
  id: z.union([z.int(), z.string()]),
  note: z.object({ text: z.string('must be a text') }).optional(),
})

const faultOf = (input: unknown, errors: Record<number, string> = {}) =>
  inputFault({ errors }, input, body.safeParse(input).error?.issues ?? [])

test('[API-7] what is missing is said to be required, without the words of a library', () => {
  expect(faultOf({})).toBe('email: Invalid e-mail provided!; id: is required')
  expect(faultOf({ email: 'a@example.com', id: null })).toBe('id: is required')
  expect(faultOf({ email: 'a@example.com', id: 1, note: {} })).toBe('note.text: must be a text')
})

test('[API-7] the call’s own text stands alone, for what is missing and for what it names', () => {
  const own = { 400: 'Invalid e-mail provided!' }
  expect(faultOf({ id: 1 }, own)).toBe('Invalid e-mail provided!')
  expect(faultOf({ id: 1, email: 'x' }, own)).toBe('Invalid e-mail provided!')
  expect(faultOf({ id: {}, email: 'a@example.com' }, own)).toMatch(/^id: /)
})
