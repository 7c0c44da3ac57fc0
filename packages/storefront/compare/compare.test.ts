import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import { sampleShoe } from '../product/sample-shoe.ts'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { compareRows } from './compare-rows.ts'
import { comparedAttributes, comparedFields, propertiesOf } from './properties-of.ts'

const attribute = (code: string, label: string, more: Partial<Attribute> = {}): Attribute => ({
  attribute_id: code.length,
  attribute_code: code,
  default_frontend_label: label,
  is_comparable: true,
  ...more,
})
const attributes = [
  attribute('price', 'Preis'),
  attribute('manufacturer', 'Hersteller', { is_comparable: false }),
  attribute('hf_leather', 'Leder', { is_comparable: '1', options: [{ label: 'Kalbleder', value: '871' }] }),
  attribute('hf_last_note', 'Notiz', { is_comparable: '0' }),
  attribute('hf_shoe_size', 'Größe (EU)', {
    options: [
      { label: '42', value: '611' },
      { label: '42½', value: '612' },
    ],
  }),
  attribute('hf_shoe_make', 'Machart', { options: [{ label: 'Rahmengenäht', value: 801 }] }),
  attribute('hf_material_upper', 'Obermaterial'),
  attribute('hf_lore', 'Herkunft'),
]
const { texts } = await createTestShop({ storeView: germanView })
const wien: Product = { ...sampleShoe, hf_leather: 871, hf_shoe_size_options: [612, 611] }
const linz: Product = { ...sampleShoe, sku: 'LINZ', hf_leather: 999, hf_shoe_size_options: [612, 611], hf_lore: 'Linz' }
const columns = [wien, linz].map((product) => propertiesOf(product, attributes, texts.text))
const row = (label: string) => compareRows(columns).find((one) => one.label === label)

test('[PROD-18] what the merchant marks as comparable is compared, and no fact twice', () => {
  expect(comparedAttributes(attributes).map(({ attribute_code: code }) => code)).toEqual([
    'hf_leather',
    'hf_shoe_size',
    'hf_lore',
  ])
})

test('[PROD-18] the values of all variants stand in the order of their attribute', () => {
  expect(row('Größe (EU)')).toMatchObject({ cells: ['42, 42½', '42, 42½'], isDifferent: false })
})

test('[PROD-18] what one of them says nothing about stays empty, what none does is left out', () => {
  expect(row('Leder')).toMatchObject({ cells: ['Kalbleder', ''], isDifferent: true })
  expect(row('Herkunft')?.cells).toEqual(['', 'Linz'])
  expect(compareRows(columns).map(({ label }) => label)).not.toContain('Gewicht')
})

test('[PROD-18] the facts of the table of materials are compared too', () => {
  expect(row('Machart')?.cells).toEqual(['Rahmengenäht', 'Rahmengenäht'])
  expect(row('Obermaterial')?.cells).toEqual(['Kalbleder', 'Kalbleder'])
})

test('everything that is compared is asked for', () => {
  expect(comparedFields(attributes)).toEqual(
    expect.arrayContaining(['hf_leather', 'hf_shoe_size_options', 'hf_material_upper', 'hf_weight', 'hf_shoe_last']),
  )
})
