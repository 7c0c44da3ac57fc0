import type { Attribute } from '@welt/contract/entity/attribute.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createVariantIndex } from './create-variant-index.ts'
import { disabled, oxford, variant } from './oxford.fixture.ts'

const colors = [12, 13]
const sizes = [400, 410, 420]
const widths = [3, 4]
const all = colors.flatMap((color) => sizes.flatMap((size) => widths.map((width) => variant(color, size, width))))
const index = createVariantIndex(oxford(...all))

describe('the variant index', () => {
  test('finds the variant of a full combination, values as numbers or text', () => {
    expect(index.find({ hf_color: 12, hf_shoe_size: 410, hf_shoe_width: 3 })?.sku).toBe('oxford-12-410-3')
    expect(index.find({ hf_color: '12', hf_shoe_size: '410', hf_shoe_width: '3' })?.sku).toBe('oxford-12-410-3')
    expect(index.find({ hf_color: 12, hf_shoe_size: 999, hf_shoe_width: 3 })).toBeUndefined()
    expect(index.find({ hf_color: 12 })).toBeUndefined()
  })

  test('[PROD-8] the matching variants are those that have every picked value', () => {
    const value = (values: number[]) => fc.constantFrom(...values, null, undefined, '', 999)
    fc.assert(
      fc.property(value(colors), value(sizes), value(widths), (hf_color, hf_shoe_size, hf_shoe_width) => {
        const picked = { hf_color, hf_shoe_size, hf_shoe_width }
        const expected = all.filter((child) =>
          Object.entries(picked).every(([code, value]) => !value || String(child[code]) === String(value)),
        )
        expect(index.matching(picked)).toEqual(expected)
      }),
    )
  })

  test('keys that are no option do not count, such as a price', () => {
    expect(index.matching({ hf_color: 12, price: 100, utm_source: 'mail' })).toHaveLength(6)
  })

  test('[PROD-8] a child with status 2 is not in it', () => {
    const index = createVariantIndex(oxford(variant(12, 400, 3, disabled), variant(12, 410, 3)))
    expect(index.variants.map(({ sku }) => sku)).toEqual(['oxford-12-410-3'])
    expect(index.bySku('oxford-12-400-3')).toBeUndefined()
  })

  test('values in custom attributes count', () => {
    const listed = { sku: 'a', custom_attributes: [{ attribute_code: 'hf_color', value: '12' }] }
    expect(createVariantIndex(oxford(listed)).matching({ hf_color: 12 })).toHaveLength(1)
  })

  test('options carry their labels, and values with a blank label are hidden', () => {
    const product = oxford(...all)
    product.configurable_options![0]!.values.push({ value_index: 14, label: ' ' })
    const [color, size] = createVariantIndex(product).options
    expect(color).toEqual({
      code: 'hf_color',
      attributeId: '93',
      label: 'Farbe',
      values: [
        { value: '12', label: 'Schwarz' },
        { value: '13', label: 'Cognac' },
      ],
    })
    expect(size).toMatchObject({ code: 'hf_shoe_size', attributeId: '142', label: 'Größe' })
  })
})

describe('a wrong attribute', () => {
  const attributes: Attribute[] = [
    {
      attribute_id: 77,
      attribute_code: 'hf_color',
      default_frontend_label: 'Farbe',
      options: [{ label: 'Rot', value: 12 }],
    },
  ]
  const option = { label: 'Farbe', values: [{ value_index: 12 }] }

  test('an option that names only the id of its attribute is understood', () => {
    const product = { ...oxford(...all), configurable_options: [{ ...option, attribute_id: '77' }] }
    const index = createVariantIndex(product, attributes)
    expect(index.options).toEqual([
      { code: 'hf_color', attributeId: '77', label: 'Farbe', values: [{ value: '12', label: 'Rot' }] },
    ])
    expect(index.log).toEqual([])
  })

  test.each([
    { wrong: { ...option, attribute_id: 99 }, because: 'its id is unknown' },
    { wrong: option, because: 'it names no attribute' },
    { wrong: { ...option, attribute_code: 'hf_sole' }, because: 'no variant has it' },
  ])('[PROD-16] an option is logged and left out when $because', ({ wrong }) => {
    const product = oxford(...all)
    product.configurable_options!.push(wrong)
    const index = createVariantIndex(product, attributes)
    expect(index.log).toEqual(['Wrong attribute given in configurable_options'])
    expect(index.options).toHaveLength(3)
    expect(index.find({ hf_color: 12, hf_shoe_size: 410, hf_shoe_width: 3 })?.sku).toBe('oxford-12-410-3')
  })
})
