import { expect, test } from 'vitest'
import { type Check, isRight, left, newForm, refused, sent, typed } from './form-state.ts'

type Name = 'zip' | 'password' | 'repeat'
const check: Check<Name> = ({ zip, password, repeat }) => ({
  ...(!/^\d{5}$/.test(zip) && { zip: 'Die PLZ hat fünf Ziffern.' }),
  ...(repeat !== password && { repeat: 'nicht gleich' }),
})
const empty = newForm<Name>({ zip: '', password: '', repeat: '' })

test('[UX-62] nothing is found fault with while somebody types, only when the field is left', () => {
  const typing = typed(empty, { zip: '603' }, check)
  expect(typing.faults).toEqual({})
  expect(left(typing, 'zip', check).faults).toEqual({ zip: 'Die PLZ hat fünf Ziffern.' })
})

test('[UX-62] the message goes as soon as it is mended, and a tick comes', () => {
  const wrong = left(typed(empty, { zip: '603' }, check), 'zip', check)
  expect(typed(wrong, { zip: '6031' }, check).faults).toEqual({ zip: 'Die PLZ hat fünf Ziffern.' })
  const right = typed(wrong, { zip: '60313' }, check)
  expect(right.faults).toEqual({})
  expect(isRight(right, 'zip', check)).toBe(true)
})

test('[UX-62] what was right and is being changed loses its tick, without a word until it is left', () => {
  const right = left(typed(empty, { zip: '60313' }, check), 'zip', check)
  const typing = typed(right, { zip: '6031' }, check)
  expect([typing.faults, isRight(typing, 'zip', check)]).toEqual([{}, false])
})

test('a field that is only passed through is not scolded; sending judges them all', () => {
  expect(left(empty, 'zip', check)).toBe(empty)
  expect(sent(empty, check).faults).toEqual({ zip: 'Die PLZ hat fünf Ziffern.' })
})

test('a field that is mended by another one is mended', () => {
  const apart = sent(typed(empty, { zip: '60313', password: 'a', repeat: 'b' }, check), check)
  expect(apart.faults).toEqual({ repeat: 'nicht gleich' })
  expect(typed(apart, { password: 'b' }, check).faults).toEqual({})
})

test('what the platform found fault with stays until that field is changed', () => {
  const told = refused(typed(empty, { zip: '60313' }, check), { zip: 'dorthin liefern wir nicht' })
  expect(typed(told, { password: 'x' }, check).faults).toEqual({ zip: 'dorthin liefern wir nicht' })
  expect(typed(told, { zip: '60314' }, check).faults).toEqual({})
})

test('what the platform did not take is not ticked', () => {
  const given = sent(typed(empty, { zip: '60313' }, check), check)
  expect(isRight(given, 'zip', check)).toBe(true)
  expect(isRight(refused(given), 'zip', check)).toBe(false)
})
