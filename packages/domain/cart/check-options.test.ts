import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import { type ConfiguredItem, checkOptions } from './check-options.ts'

const length = { option_id: 3, title: 'Länge', type: 'drop_down', is_require: true }
const engraving = { option_id: 1, title: 'Brandzeichen', type: 'field' }

const set = (...bundle_options: object[]): ConfiguredItem => ({
  type_id: 'bundle',
  product_option: { extension_attributes: { bundle_options } },
})
const belt = (
  custom_options: NonNullable<Product['custom_options']>,
  answers?: object[] | Record<string, object>,
): ConfiguredItem => ({
  type_id: 'simple',
  custom_options,
  ...(answers && { product_option: { extension_attributes: { custom_options: answers } } }),
})

test.each<[string, ConfiguredItem, ReturnType<typeof checkOptions>]>([
  ['a bundle without its selection', { type_id: 'bundle' }, 'unconfigured'],
  ['a bundle with an empty selection', set(), 'unconfigured'],
  ['a bundle with its parts', set({ option_id: 1, option_qty: 1, option_selections: [12] }), null],
  ['a bundle whose quantity is left out', set({ option_id: 1, option_selections: [12] }), null],
  ['a bundle with a part of which nothing is wanted', set({ option_id: 1, option_qty: 0 }), 'option-quantity'],
  ['a bundle with less than nothing of a part', set({ option_id: 1 }, { option_qty: -1 }), 'option-quantity'],
  ['a question that must be answered and is not', belt([engraving, length]), 'unconfigured'],
  ['a question that is answered with blanks', belt([length], [{ option_id: 3, option_value: ' ' }]), 'unconfigured'],
  ['an answer to another question', belt([length], [{ option_id: 1, option_value: 'Jörg' }]), 'unconfigured'],
  ['a question that is answered', belt([length], [{ option_id: '3', option_value: 31 }]), null],
  ['answers that a server wrote as an object', belt([length], { 0: { option_id: 3, option_value: '31' } }), null],
  ['a question that may be left open', belt([engraving]), null],
  ['an article that asks nothing', {}, null],
])('[FORM-1] %s', (_, item, fault) => {
  expect(checkOptions(item)).toBe(fault)
})
