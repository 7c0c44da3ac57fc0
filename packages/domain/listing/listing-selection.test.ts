import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  keepKnown,
  type ListingSelection,
  readSelection,
  togglePrice,
  toggleValue,
  withoutFilters,
  writeSelection,
} from './listing-selection.ts'

const rules = {
  attributes: ['hf_shoe_size', 'hf_color'],
  priceRanges: [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 150 }],
  sorts: ['updated_at:desc', 'final_price', 'final_price:desc'],
  defaultSort: 'position',
  lastPage: 80,
}
const nothing: ListingSelection = { chosen: {}, price: null, sort: 'position', page: 1 }
const read = (search: string) => readSelection(new URLSearchParams(search), rules)

test.each([
  ['', {}],
  ['hf_color=501&hf_color=502&hf_color=501', { chosen: { hf_color: ['501', '502'] } }],
  ['hf_color=501&hf_shoe_size=612', { chosen: { hf_shoe_size: ['612'], hf_color: ['501'] } }],
  ['hf_color=&hf_leather=871&password=x', {}],
  ['price=50.0-100.0', { price: '50.0-100.0' }],
  ['price=150.0-*&price=50.0-100.0', { price: '150.0-*' }],
  ['price=12-13', {}],
  ['sort=final_price:desc&page=3', { sort: 'final_price:desc', page: 3 }],
  ['sort=password', {}],
  ['page=0', {}],
  ['page=-2', {}],
  ['page=1.5', {}],
  ['page=abc', {}],
  ['page=1e9', { page: 80 }],
])('[LIST-5] the address "%s" is read without surprises', (search, expected) => {
  expect(read(search)).toEqual({ ...nothing, ...expected })
})

test('[LIST-5] whatever is chosen, the address that is written for it reads back as the same', () => {
  const value = fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' })
  const selection = fc.record({
    chosen: fc
      .dictionary(fc.constantFrom(...rules.attributes), fc.uniqueArray(value, { minLength: 1, maxLength: 4 }))
      .map((chosen) => ({ ...chosen })),
    price: fc.constantFrom(null, '0.0-50.0', '50.0-100.0', '150.0-*'),
    sort: fc.constantFrom(rules.defaultSort, ...rules.sorts),
    page: fc.integer({ min: 1, max: 80 }),
  })
  fc.assert(
    fc.property(selection, (chosen) => {
      expect(read(writeSelection(chosen, rules))).toEqual(chosen)
    }),
  )
})

test('a value is chosen with one click and left with the next, and both begin at the first page', () => {
  const size = toggleValue({ ...nothing, page: 3 }, 'hf_shoe_size', '612')
  expect(size).toEqual({ ...nothing, chosen: { hf_shoe_size: ['612'] } })
  expect(toggleValue({ ...size, page: 2 }, 'hf_shoe_size', '612')).toEqual(nothing)
})

test('of prices one range is chosen at a time; the same click removes it', () => {
  const cheap = togglePrice(nothing, '0.0-50.0')
  expect(togglePrice(cheap, '50.0-100.0').price).toBe('50.0-100.0')
  expect(togglePrice(cheap, '0.0-50.0').price).toBeNull()
})

test('whoever clears all filters keeps the order', () => {
  expect(withoutFilters(read('hf_color=501&price=0.0-50.0&sort=final_price&page=2'))).toEqual({
    ...nothing,
    sort: 'final_price',
  })
})

test('[LIST-5] unknown values are ignored', () => {
  const known = keepKnown(read('hf_color=501&hf_color=9&hf_shoe_size=7'), (_code, value) => value === '501')
  expect(known.chosen).toEqual({ hf_color: ['501'] })
})
