import { expect, test } from 'vitest'
import { optionHash } from './option-hash.ts'
import { readProductOption } from './read-product-option.ts'

const read = (extension_attributes: unknown) => readProductOption({ extension_attributes })

test('what was chosen is kept as it was sent, without keys that nobody knows', () => {
  const custom_options = [{ option_id: '1', option_value: 'Jörg' }]
  const bundle_options = [{ option_id: 1, option_qty: 2, option_selections: ['11', 12] }]
  expect(
    read({ custom_options: [{ ...custom_options[0], price: 0 }], bundle_options, evil: [{ option_id: 1 }] }),
  ).toEqual({ custom_options, bundle_options })
})

test('lists may come as objects, numbers as texts, and nulls for what is not chosen', () => {
  expect(
    read({
      custom_options: { 0: { option_id: 1, option_value: null } },
      bundle_options: { 5: { option_id: '5', option_qty: '3', option_selections: { 0: '11', 1: null } } },
      configurable_item_options: null,
    }),
  ).toEqual({
    custom_options: [{ option_id: 1, option_value: '' }],
    bundle_options: [{ option_id: '5', option_qty: 3, option_selections: ['11'] }],
  })
})

test.each([undefined, null, '', [], {}, 'x', { extension_attributes: null }, { extension_attributes: [] }])(
  'nothing is chosen with %j',
  (sent) => {
    expect(readProductOption(sent)).toEqual({})
  },
)

test.each([
  { custom_options: 'x' },
  { custom_options: [1] },
  { custom_options: [{ option_id: {}, option_value: 1 }] },
  { custom_options: [{ option_id: 1, option_value: { a: 1 } }] },
  { configurable_item_options: [{ option_value: 1 }] },
  { bundle_options: [{ option_id: 1, option_selections: [{}] }] },
  { bundle_options: [{ option_id: 1, option_qty: [], option_selections: [1] }] },
  { custom_options: Array.from({ length: 101 }, (_, id) => ({ option_id: id, option_value: 'x' })) },
])('what cannot be understood is not guessed: %j', (extension) => {
  expect(read(extension)).toBeNull()
})

test('the same choice has the same hash, in whatever order and as whatever type it was sent', () => {
  const one = optionHash({
    custom_options: [
      { option_id: 1, option_value: 'a' },
      { option_id: '2', option_value: 3 },
    ],
    bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [2, '1'] }],
  })
  const other = optionHash({
    custom_options: [
      { option_id: 2, option_value: '3' },
      { option_id: '1', option_value: 'a' },
    ],
    bundle_options: [{ option_id: '1', option_qty: 1, option_selections: ['1', 2] }],
  })
  expect(one).toBe(other)
  expect(optionHash({ custom_options: [{ option_id: 1, option_value: 'b' }] })).not.toBe(
    optionHash({ custom_options: [{ option_id: 1, option_value: 'a' }] }),
  )
  expect(optionHash({})).toBe('')
})
