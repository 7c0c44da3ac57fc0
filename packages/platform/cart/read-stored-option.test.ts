import { expect, test } from 'vitest'
import { readStoredOption } from './read-stored-option.ts'

const chosen = (value: string) =>
  JSON.stringify({ extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: value }] } })

test('the same choice in two carts is one object, which nobody can change', () => {
  const option = readStoredOption(chosen('42'))
  expect(option).toEqual(JSON.parse(chosen('42')))
  expect(readStoredOption(chosen('42'))).toBe(option)
  expect(readStoredOption(chosen('43'))).toEqual(JSON.parse(chosen('43')))
  const [answer] = option.extension_attributes.configurable_item_options ?? []
  expect(() => Object.assign(answer ?? {}, { option_value: '44' })).toThrow(TypeError)
})

test('what only one shopper would write is read each time, and many choices do not fill the memory', () => {
  const long = chosen('x'.repeat(300))
  expect(readStoredOption(long)).not.toBe(readStoredOption(long))
  const first = readStoredOption(chosen('first'))
  for (let size = 0; size < 2000; size++) readStoredOption(chosen(`size ${size}`))
  expect(readStoredOption(chosen('first'))).not.toBe(first)
  expect(readStoredOption(chosen('first'))).toEqual(first)
})
