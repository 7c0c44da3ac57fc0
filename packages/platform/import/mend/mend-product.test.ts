import { Product } from '@welt/contract/entity/product.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Notes } from '../report/notes.ts'
import { mendOne, wholeProduct } from '../testing/mend-one.ts'
import { createAttributeBook } from './attribute-book.ts'
import type { Draft } from './draft.ts'
import { mendProduct } from './mend-product.ts'

const variant = (fields: Draft): Draft => ({ sku: 'HEMD-1', id: 121, price: 49.5, color: '53', size: 169, ...fields })
const red = variant({})
const green = variant({ sku: 'HEMD-2', id: 122, color: '54' })
const configurable = { type_id: 'configurable', configurable_children: [red, green] }

const colourOption = {
  attribute_id: 93,
  attribute_code: 'color',
  label: 'Farbe',
  position: 0,
  values: [
    { value_index: '53', label: 'Rot' },
    { value_index: '54', label: 'Grün' },
  ],
}
const filterValues = { color_options: ['53', '54'] }

test('what is right stays as it is', () => {
  const { mended, reasons } = mendOne({})
  expect(mended).toEqual({ ok: true, document: wholeProduct() })
  expect(reasons).toEqual([])
})

interface Odd {
  odd: string
  given: Draft
  becomes: Draft
  told: string[]
}

const numbers: Odd[] = [
  { odd: 'a price as text', given: { price: '49.5000' }, becomes: { price: 49.5 }, told: ['number-as-text price'] },
  {
    odd: 'a price with a comma',
    given: { price: '1.049,50' },
    becomes: { price: 1049.5 },
    told: ['decimal-comma price'],
  },
  { odd: 'an id as text', given: { id: '12' }, becomes: { id: 12 }, told: ['number-as-text id'] },
  {
    odd: 'the id under its old name',
    given: { id: undefined, entity_id: 12 },
    becomes: { id: 12, entity_id: 12 },
    told: [],
  },
  { odd: 'a sku that is a number', given: { sku: 4711 }, becomes: { sku: '4711' }, told: ['text-as-number sku'] },
  {
    odd: 'status and visibility as text',
    given: { status: '1', visibility: '4' },
    becomes: { status: 1, visibility: 4 },
    told: ['number-as-text status visibility'],
  },
  { odd: 'a status that is yes', given: { status: true }, becomes: { status: 1 }, told: [] },
  { odd: 'a status that is no', given: { status: false }, becomes: { status: 2 }, told: [] },
  {
    odd: 'a tax class as text',
    given: { tax_class_id: '2' },
    becomes: { tax_class_id: 2 },
    told: ['number-as-text tax_class_id'],
  },
  {
    odd: 'nulls',
    given: { description: null, special_price: null, wheel: null },
    becomes: {},
    told: ['empty-field description special_price wheel'],
  },
  {
    odd: 'a field of another kind',
    given: { tier_prices: 'none', errors: 'x' },
    becomes: {},
    told: ['not-understood tier_prices errors'],
  },
  {
    odd: 'several values of an attribute in one text',
    given: { color: '53, 54', size: '169,171', note: '53,54' },
    becomes: { color: ['53', '54'], size: '169,171', note: '53,54' },
    told: ['choices-as-text color'],
  },
  { odd: 'empty lists where objects are meant', given: { errors: [], info: [] }, becomes: {}, told: [] },
]

const missing: Odd[] = [
  { odd: 'no name', given: { name: '' }, becomes: { name: 'HEMD' }, told: ['name-missing'] },
  { odd: 'no type', given: { type_id: undefined }, becomes: { type_id: 'simple' }, told: ['type-missing'] },
  {
    odd: 'an unknown type',
    given: { type_id: 'giftcard' },
    becomes: { type_id: 'simple', platform_type_id: 'giftcard' },
    told: ['type-unknown giftcard'],
  },
  {
    odd: 'an unknown type with parts',
    given: { type_id: 'kit', product_links: [{ link_type: 'associated', linked_product_sku: 5 }] },
    becomes: {
      type_id: 'grouped',
      platform_type_id: 'kit',
      product_links: [{ link_type: 'associated', linked_product_sku: '5' }],
    },
    told: ['text-as-number linked_product_sku', 'type-unknown kit'],
  },
  { odd: 'no status', given: { status: undefined }, becomes: { status: 1 }, told: ['status-missing'] },
  { odd: 'no visibility', given: { visibility: undefined }, becomes: { visibility: 4 }, told: ['visibility-missing'] },
  {
    odd: 'a variant without visibility',
    given: { visibility: undefined, parentSku: 'H' },
    becomes: { visibility: 1, parentSku: 'H' },
    told: ['visibility-missing'],
  },
  {
    odd: 'no tax class',
    given: { tax_class_id: undefined },
    becomes: { tax_class_id: 2 },
    told: ['tax-class-missing'],
  },
  { odd: 'tax class 0, which is free of tax', given: { tax_class_id: 0 }, becomes: { tax_class_id: 0 }, told: [] },
  {
    odd: 'only a final price',
    given: { price: undefined, final_price: 40 },
    becomes: { price: 40, final_price: 40 },
    told: ['price-from-final'],
  },
  {
    odd: 'no price at all',
    given: { price: null },
    becomes: { price: undefined, status: 2 },
    told: ['empty-field price', 'price-missing'],
  },
  {
    odd: 'a price that is no amount',
    given: { price: 9e12 },
    becomes: { price: undefined, status: 2 },
    told: ['not-understood price', 'price-missing'],
  },
  { odd: 'a negative price', given: { price: -1 }, becomes: { price: undefined, status: 2 }, told: ['price-missing'] },
  { odd: 'a price of nothing, on purpose', given: { price: 0 }, becomes: { price: 0 }, told: [] },
  {
    odd: 'prices with the tax of another shop',
    given: { price_incl_tax: 60, originalPriceInclTax: 60, original_price_incl_tax: 60 },
    becomes: {},
    told: ['price-computed'],
  },
  {
    odd: 'a date of zeros',
    given: { special_price: 40, special_to_date: '0000-00-00 00:00:00' },
    becomes: { special_price: 40 },
    told: ['date-empty special_to_date'],
  },
  {
    odd: 'a date that is none',
    given: { special_to_date: 'bald' },
    becomes: { special_to_date: 'bald' },
    told: ['date-unreadable special_to_date'],
  },
  {
    odd: 'a date in seconds',
    given: { news_to_date: 1_772_323_200 },
    becomes: { news_to_date: '2026-03-01T00:00:00.000Z' },
    told: ['text-as-number news_to_date'],
  },
]

const addresses: Odd[] = [
  { odd: 'no slug', given: { slug: undefined }, becomes: { slug: 'hemd-oland' }, told: ['slug-made'] },
  {
    odd: 'no url_path',
    given: { url_path: null },
    becomes: { url_path: 'hemd-oland' },
    told: ['empty-field url_path', 'address-made'],
  },
  {
    odd: 'no address at all',
    given: { slug: undefined, url_key: undefined, url_path: undefined, name: 'Straße & Öl' },
    becomes: {
      name: 'Straße & Öl',
      slug: 'strasse-and-ol-12',
      url_key: 'strasse-and-ol-12',
      url_path: 'strasse-and-ol-12',
    },
    told: ['slug-made', 'address-made'],
  },
  {
    odd: 'a slash before the path',
    given: { url_path: '/hemden/oland.html' },
    becomes: { url_path: 'hemden/oland.html' },
    told: ['address-shortened'],
  },
  {
    odd: 'a server before the path',
    given: { url_path: 'https://alt.example/oland.html' },
    becomes: { url_path: 'oland.html' },
    told: ['address-shortened'],
  },
  {
    odd: 'a path that climbs',
    given: { url_path: '../../etc' },
    becomes: { url_path: 'hemd-oland' },
    told: ['address-made'],
  },
  {
    odd: 'a path that is only a query',
    given: { url_path: '?p=12' },
    becomes: { url_path: 'hemd-oland' },
    told: ['address-made'],
  },
  {
    odd: 'no path, and a key that is none either',
    given: { url_path: undefined, url_key: '%' },
    becomes: { url_path: 'hemd-oland', url_key: '%' },
    told: ['address-made'],
  },
  {
    odd: 'no path, and neither key nor slug is one',
    given: { url_path: undefined, url_key: '%', slug: '..' },
    becomes: { url_path: 'hemd-oland-12', url_key: '%', slug: '..' },
    told: ['address-made'],
  },
]

const pictures: Odd[] = [
  {
    odd: 'a gallery that is a path',
    given: { media_gallery: '/a/b.jpg' },
    becomes: { media_gallery: [{ typ: 'image', image: '/a/b.jpg', pos: 1, lab: null }] },
    told: ['gallery-from-text', 'gallery-entries'],
  },
  {
    odd: 'a gallery that is JSON',
    given: { media_gallery: '[{"image":"/a.jpg","pos":"2"}]' },
    becomes: { media_gallery: [{ image: '/a.jpg', pos: 2 }] },
    told: ['gallery-from-text'],
  },
  { odd: 'an empty gallery', given: { media_gallery: '' }, becomes: {}, told: [] },
  {
    odd: 'a gallery in another style',
    given: {
      media_gallery: {
        images: [
          { file: '/a.jpg', position: '3', label: 'vorn' },
          { file: '/b.jpg', disabled: 1 },
        ],
      },
    },
    becomes: { media_gallery: [{ typ: 'image', image: '/a.jpg', pos: 3, lab: 'vorn' }] },
    told: ['gallery-entries'],
  },
  {
    odd: 'pictures on the old server',
    given: {
      image: 'https://alt.example/pub/media/catalog/product/cache/9f/h/e/hemd.jpg?x=1',
      small_image: 'https://cdn.example/hemd.jpg',
      thumbnail: 'no_selection',
    },
    becomes: { image: '/h/e/hemd.jpg', small_image: '/hemd.jpg', thumbnail: 'no_selection' },
    told: ['picture-server'],
  },
]

const categories: Odd[] = [
  {
    odd: 'categories as ids only',
    given: { category: undefined, category_ids: ['20', '21'] },
    becomes: { category_ids: ['20', '21'], category: [{ category_id: 20, name: 'Hemden' }, { category_id: 21 }] },
    told: ['categories-from-ids'],
  },
  {
    odd: 'category_ids as a text',
    given: { category_ids: '20, 21' },
    becomes: { category_ids: [20, 21] },
    told: ['category-ids'],
  },
  {
    odd: 'no category_ids',
    given: { category_ids: null },
    becomes: { category_ids: [20] },
    told: ['empty-field category_ids', 'category-ids'],
  },
  {
    odd: 'a list of bare ids',
    given: { category: [20, '21'] },
    becomes: { category: [{ category_id: 20, name: 'Hemden' }, { category_id: 21 }] },
    told: ['category-id', 'category-name'],
  },
  {
    odd: 'ids as text in the list',
    given: { category: [{ category_id: '20', name: 'H', position: '7' }] },
    becomes: { category: [{ category_id: 20, name: 'H', position: 7 }] },
    told: ['number-as-text category.category_id category.position'],
  },
  {
    odd: 'links of the platform',
    given: {
      category: undefined,
      category_ids: undefined,
      extension_attributes: { category_links: [{ category_id: '20', position: 1 }] },
    },
    becomes: {
      category_ids: [20],
      category: [{ category_id: 20, position: 1, name: 'Hemden' }],
      extension_attributes: { category_links: [{ category_id: '20', position: 1 }] },
    },
    told: ['number-as-text category.category_id', 'category-ids', 'category-name'],
  },
]

const stocks: Odd[] = [
  { odd: 'no stock', given: { stock: undefined }, becomes: { stock: undefined }, told: [] },
  {
    odd: 'stock as texts',
    given: { stock: { qty: '3.0000', is_in_stock: '1', manage_stock: 1 } },
    becomes: { stock: { qty: 3, is_in_stock: true, manage_stock: true } },
    told: ['number-as-text qty', 'flag-as-number is_in_stock manage_stock'],
  },
  {
    odd: 'a quantity alone',
    given: { stock: { qty: 0 } },
    becomes: { stock: { qty: 0, is_in_stock: false } },
    told: ['stock-completed'],
  },
  {
    odd: 'a yes alone',
    given: { stock: { is_in_stock: true } },
    becomes: { stock: { is_in_stock: true, qty: 0, manage_stock: false } },
    told: ['stock-completed'],
  },
  {
    odd: 'a broken quantity',
    given: { stock: { qty: 2.5, is_in_stock: true } },
    becomes: { stock: { qty: 2, is_in_stock: true } },
    told: ['stock-rounded qty'],
  },
  {
    odd: 'less than nothing',
    given: { stock: { qty: -4, is_in_stock: false } },
    becomes: { stock: { qty: 0, is_in_stock: false } },
    told: ['stock-negative qty'],
  },
  {
    odd: 'stock as the rows of an old shop have it, where its configuration decides',
    given: {
      stock: {
        qty: '7.0000',
        is_in_stock: '1',
        manage_stock: '0',
        use_config_manage_stock: '1',
        max_sale_qty: '0.0000',
      },
    },
    becomes: { stock: { qty: 7, is_in_stock: true, manage_stock: true, use_config_manage_stock: '1' } },
    told: [
      'number-as-text qty max_sale_qty',
      'flag-as-number is_in_stock manage_stock',
      'stock-default max_sale_qty manage_stock',
    ],
  },
  {
    odd: 'stock that nobody counts, by the configuration too',
    given: { stock: { qty: 0, is_in_stock: true, manage_stock: false, use_config_manage_stock: true } },
    becomes: { stock: { qty: 0, is_in_stock: true, manage_stock: false, use_config_manage_stock: true } },
    told: [],
  },
  {
    odd: 'stock among the extension attributes',
    given: { stock: undefined, extension_attributes: { stock_item: { qty: 1, is_in_stock: true } } },
    becomes: {
      stock: { qty: 1, is_in_stock: true },
      extension_attributes: { stock_item: { qty: 1, is_in_stock: true } },
    },
    told: ['stock-elsewhere'],
  },
  {
    odd: 'stock as two fields',
    given: { stock: undefined, qty: '7', is_in_stock: 1 },
    becomes: { stock: { qty: 7, is_in_stock: true }, qty: 7, is_in_stock: 1 },
    told: ['number-as-text qty', 'stock-elsewhere'],
  },
  {
    odd: 'stock that is a number',
    given: { stock: 9 },
    becomes: { stock: { qty: 9, is_in_stock: true } },
    told: ['stock-elsewhere', 'stock-completed'],
  },
]

const { price: _price, ...unpriced } = green
const settled = { configurable_options: [colourOption], ...filterValues }

const variants: Odd[] = [
  {
    odd: 'a product that is cheaper than any of its variants',
    given: {
      ...configurable,
      ...settled,
      price: 10,
      special_price: 44.5,
      final_price: 40,
      special_to_date: '2030-01-01',
    },
    becomes: { ...configurable, ...settled, special_to_date: '2030-01-01' },
    told: ['price-of-variants price special_price final_price'],
  },
  {
    odd: 'a reduction that a variant has too',
    given: {
      type_id: 'configurable',
      configurable_children: [red, { ...green, special_price: 44.5 }],
      ...settled,
      special_price: 44.5,
    },
    becomes: {
      type_id: 'configurable',
      configurable_children: [red, { ...green, special_price: 44.5 }],
      ...settled,
      special_price: 44.5,
    },
    told: [],
  },
  {
    odd: 'a reduction at which a variant without a price is sold',
    given: {
      type_id: 'configurable',
      configurable_children: [red, unpriced],
      ...settled,
      special_price: 9,
    },
    becomes: {
      type_id: 'configurable',
      configurable_children: [red, unpriced],
      ...settled,
      special_price: 9,
    },
    told: [],
  },
  {
    odd: 'no options',
    given: configurable,
    becomes: { ...configurable, configurable_options: [colourOption], ...filterValues },
    told: ['options-derived', 'filter-values color_options'],
  },
  {
    odd: 'values in custom_attributes',
    given: {
      type_id: 'configurable',
      configurable_children: [
        {
          sku: 'HEMD-1',
          id: 121,
          price: 49.5,
          custom_attributes: [
            { attribute_code: 'color', value: '53' },
            { attribute_code: 'size', value: 169 },
          ],
        },
        green,
      ],
    },
    becomes: { ...configurable, configurable_options: [colourOption], ...filterValues },
    told: ['attributes-listed', 'options-derived', 'filter-values color_options'],
  },
  {
    odd: 'values in custom_attributes as an object',
    given: {
      type_id: 'configurable',
      configurable_children: [
        { sku: 'HEMD-1', id: 121, price: 49.5, custom_attributes: { color: '53', size: 169 } },
        green,
      ],
    },
    becomes: { ...configurable, configurable_options: [colourOption], ...filterValues },
    told: ['attributes-listed', 'options-derived', 'filter-values color_options'],
  },
  {
    odd: 'an option by its id',
    given: { ...configurable, configurable_options: [{ attribute_id: '93', id: '8', position: null }] },
    becomes: {
      ...configurable,
      configurable_options: [
        { attribute_id: '93', id: 8, attribute_code: 'color', label: 'Farbe', values: colourOption.values },
      ],
      ...filterValues,
    },
    told: [
      'options-completed attribute_code label values',
      'number-as-text configurable_options.id',
      'empty-field configurable_options.position',
      'filter-values color_options',
    ],
  },
  {
    odd: 'fields that a variant must not have',
    given: {
      ...configurable,
      configurable_options: [colourOption],
      ...filterValues,
      configurable_children: [{ ...red, type_id: null, url_path: 'x', image: null }, green],
    },
    becomes: { ...configurable, configurable_options: [colourOption], ...filterValues },
    told: ['variant-field'],
  },
  {
    odd: 'a variant without a sku',
    given: {
      ...configurable,
      configurable_options: [colourOption],
      ...filterValues,
      configurable_children: [red, { id: 5 }, 'HEMD-3', green],
    },
    becomes: { ...configurable, configurable_options: [colourOption], ...filterValues },
    told: ['variant-left-out'],
  },
  {
    odd: 'numbers of a variant as text',
    given: {
      ...configurable,
      configurable_options: [colourOption],
      ...filterValues,
      configurable_children: [
        { ...red, id: '121', price: '49.5' },
        { ...green, status: '2' },
      ],
    },
    becomes: {
      ...configurable,
      configurable_options: [colourOption],
      ...filterValues,
      configurable_children: [red, { ...green, status: 2 }],
    },
    told: ['number-as-text id price status'],
  },
  {
    odd: 'a value of a variant that is switched off',
    given: {
      ...configurable,
      configurable_options: [colourOption],
      configurable_children: [red, { ...green, status: 2 }],
    },
    becomes: {
      ...configurable,
      configurable_options: [colourOption],
      color_options: ['53'],
      configurable_children: [red, { ...green, status: 2 }],
    },
    told: ['filter-values color_options'],
  },
  {
    odd: 'variants that are null',
    given: { configurable_children: null, configurable_options: null },
    becomes: {},
    told: ['empty-field configurable_children configurable_options'],
  },
]

const parts: Odd[] = [
  {
    odd: 'a bundle with texts for everything',
    given: {
      type_id: 'bundle',
      bundle_options: [
        {
          option_id: '1',
          title: 'Teil',
          required: '1',
          product_links: [{ id: '9', sku: 77, qty: '1.0000', is_default: '0', price: '5.5' }],
        },
      ],
    },
    becomes: {
      type_id: 'bundle',
      bundle_options: [
        {
          option_id: 1,
          title: 'Teil',
          required: true,
          product_links: [{ id: '9', sku: '77', qty: 1, is_default: false, price: 5.5 }],
        },
      ],
    },
    told: ['number-as-text option_id qty price', 'flag-as-number required is_default', 'text-as-number sku'],
  },
  {
    odd: 'a question with texts',
    given: {
      custom_options: [
        { option_id: '4', title: 'Gravur', type: 'field', is_require: 0, price: '9.9', price_type: null },
      ],
    },
    becomes: { custom_options: [{ option_id: 4, title: 'Gravur', type: 'field', is_require: false, price: 9.9 }] },
    told: ['number-as-text option_id price', 'flag-as-number is_require', 'empty-field price_type'],
  },
  {
    odd: 'tier prices under other names',
    given: { tier_prices: [{ cust_group: '1', price_qty: '1.0000', price: '40.0' }] },
    becomes: {
      tier_prices: [{ cust_group: '1', price_qty: '1.0000', price: '40.0', customer_group_id: 1, value: 40, qty: 1 }],
    },
    told: ['number-as-text customer_group_id qty value'],
  },
]

describe.each([
  ['numbers and kinds', numbers],
  ['what is missing', missing],
  ['addresses', addresses],
  ['pictures', pictures],
  ['categories', categories],
  ['stock', stocks],
  ['variants', variants],
  ['parts', parts],
])('%s', (_, table) => {
  test.each(table)('$odd', ({ given, becomes, told }) => {
    const { mended, reasons } = mendOne(given)
    expect(mended).toEqual({ ok: true, document: withoutAbsent({ ...wholeProduct(), ...becomes }) })
    expect(reasons.toSorted()).toEqual(told.toSorted())
  })
})

function withoutAbsent(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined))
}

test.each([
  ['no id', { id: undefined }, 'no-id'],
  ['an id that is a word', { id: 'abc' }, 'no-id'],
  ['an id that no table has room for', { id: 2 ** 31 }, 'no-id'],
  ['no sku', { sku: null }, 'no-sku'],
])('%s: it cannot be taken', (_, fields, reason) => {
  expect(mendOne(fields).mended).toEqual({ ok: false, reason })
})

test('the id beside the document is better than none', () => {
  const { mended, reasons } = mendOne({ id: undefined }, '88')
  expect(mended).toMatchObject({ ok: true, document: { id: 88 } })
  expect(reasons).toEqual(['id-from-outside'])
})

test('without attributes no options can be derived, and the product is taken all the same', () => {
  const { mended, reasons } = mendOne(configurable, undefined, false)
  expect(mended).toMatchObject({ ok: true, document: { sku: 'HEMD' } })
  expect(reasons).toEqual([])
})

test('whatever stands in the fields, what is taken has the shape of the contract and is not mended a second time', () => {
  const facts = {
    attributes: createAttributeBook([]),
    categoryName: () => undefined,
    taxClass: 2,
    computesPrices: true,
  }
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      '0',
      '1',
      'true',
      '12',
      '12,5',
      '0000-00-00',
      'no_selection',
      [],
      {},
      [null],
      ['1'],
    ),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const names = Object.keys(Product.shape)
  const fields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 12 })
  fc.assert(
    fc.property(fields, (given) => {
      const { mended } = mendOne(given)
      fc.pre(mended.ok)
      expect(Product.safeParse(mended.document).success).toBe(true)
      const notes = new Notes()
      expect(mendProduct(structuredClone(mended.document), undefined, facts, notes)).toEqual(mended)
      // An unreadable date is told each time, because it stays.
      expect([...notes.entries.keys()].filter((reason) => reason !== 'date-unreadable')).toEqual([])
    }),
    { numRuns: 500 },
  )
})
