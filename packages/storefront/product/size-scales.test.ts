import type { Attribute } from '@welt/contract/entity/attribute.ts'
import { expect, test } from 'vitest'
import { sampleShoe } from './sample-shoe.ts'
import { sizeScales } from './size-scales.ts'

const sizes: Attribute = {
  attribute_id: 142,
  attribute_code: 'hf_shoe_size',
  default_frontend_label: 'Größe',
  options: [{ label: '42', value: '611', uk: '8', us: '9', us_women: '10', cm: 26.9 }],
}
const bare = {
  ...sampleShoe,
  configurable_options: sampleShoe.configurable_options?.map((option) => ({
    ...option,
    values: option.values.map(({ value_index }) => ({ value_index })),
  })),
}

test('a product’s own scale counts', () => {
  expect(sizeScales(sampleShoe, [sizes])['611']).toEqual({ uk: '8', us: '9', cm: 26.9 })
})

test('the attribute’s scale stands in, without the US size where men and women count apart', () => {
  expect(sizeScales(bare, [sizes])).toEqual({ '611': { uk: '8', cm: 26.9 } })
})

test('without either there is none', () => {
  expect(sizeScales(bare, [])).toEqual({})
})
