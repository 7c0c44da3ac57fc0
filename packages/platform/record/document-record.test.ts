import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asciiJson } from './ascii-json.ts'
import { isSameRecord, readRecord, skusOfRecord, writeRecord } from './document-record.ts'

const words = fc.oneof(
  fc.constantFrom('Größe 42½', '👞', '\ud800', '\udc00x', '"\\', '\u0000', '\u007f\u0080', 'ſ→'),
  fc.string({ unit: 'binary' }),
)
const anything = fc.oneof(words, fc.constantFrom<unknown>(null, [], {}, 0, '0', false), fc.jsonValue({ maxDepth: 2 }))
const stock = fc.record(
  { product_id: fc.nat(), qty: fc.nat(), is_in_stock: fc.boolean(), manage_stock: fc.boolean(), item_id: anything },
  { requiredKeys: [] },
)
const variantFields = {
  sku: words,
  id: fc.nat(),
  status: fc.constantFrom<unknown>(1, 2, '1', null),
  size: anything,
  price: anything,
  special_price: anything,
  tier_prices: anything,
  custom_attributes: anything,
  stock: fc.oneof(stock, anything),
  image: anything,
  ['__proto__']: anything,
}
const variant = fc.record(variantFields, { requiredKeys: ['sku'] })
const option = fc.record({ label: anything, values: fc.oneof(fc.array(fc.record({ label: anything })), anything) })
const productFields = {
  id: fc.nat(),
  name: words,
  sku: words,
  description: anything,
  configurable_options: fc.oneof(fc.array(fc.oneof(option, anything)), anything),
  media_gallery: anything,
  product_links: anything,
  size_options: anything,
  stock_options: anything,
  configurable_children: fc.oneof(
    { weight: 3, arbitrary: fc.array(variant, { maxLength: 4 }) },
    fc.array(fc.oneof(variant, fc.record(variantFields, { requiredKeys: [] }), anything), { maxLength: 3 }),
    anything,
  ),
  short_description: anything,
  stock: anything,
  ['__proto__']: anything,
  ['__proto___options']: anything,
  12: anything,
}
/** Keys in any order, as catalogues have them. */
const oddProduct = fc
  .tuple(fc.record(productFields, { requiredKeys: ['id', 'sku'] }), fc.infiniteStream(fc.nat(1000)))
  .map(([product, order]) => {
    const places = new Map(Object.keys(product).map((key) => [key, order.next().value ?? 0]))
    return Object.fromEntries(Object.entries(product).sort(([a], [b]) => (places.get(a) ?? 0) - (places.get(b) ?? 0)))
  })

describe('a document in the database', () => {
  test('is read as it was written, in the same order, whatever it says', () => {
    let split = 0
    const check = (product: object) => {
      const record = writeRecord('product', product)
      if (record.detail) split += 1
      expect(JSON.stringify(readRecord(record))).toBe(JSON.stringify(product))
      const again = writeRecord('product', product)
      expect(isSameRecord(record, again)).toBe(true)
    }
    fc.assert(fc.property(oddProduct, check), { numRuns: 500 })
    expect(split).toBeGreaterThan(100)
  })

  test.each(['category', 'cms_page', 'review', 'product'])('is ASCII, as a %s', (entity) => {
    fc.assert(
      fc.property(fc.dictionary(words, anything), (document) => {
        const record = writeRecord(entity, document)
        expect(record.document).toMatch(/^[\0-\u007f]*$/)
        expect(JSON.stringify(readRecord(record))).toBe(JSON.stringify(document))
      }),
    )
  })

  test('tells its skus and those of its variants without being read whole', () => {
    const fields = { name: 'Rad', description: 'Ein Rad.', configurable_children: [{ sku: 'B-1' }, { sku: 'B-2' }] }
    expect(skusOfRecord(writeRecord('product', { id: 1, sku: 'B', ...fields }))).toEqual(['B', 'B-1', 'B-2'])
    expect(skusOfRecord(writeRecord('product', { id: 1, sku: 'B' }))).toEqual(['B'])
    const before = { document: JSON.stringify({ id: 1, sku: 'B', ...fields }), detail: null }
    expect(skusOfRecord(before)).toEqual(['B', 'B-1', 'B-2'])
  })

  test('is another one when only its detail differs', () => {
    const shoe = { id: 1, sku: 'OX', description: 'Ein Oxford.' }
    const [one, other] = [writeRecord('product', shoe), writeRecord('product', { ...shoe, description: 'Ein Derby.' })]
    expect(one.document).toBe(other.document)
    expect(isSameRecord(one, other)).toBe(false)
    expect(isSameRecord(one, { ...one, detail: null })).toBe(false)
  })
})

test('everything beyond ASCII is escaped, and nothing else', () => {
  expect(asciiJson({ ö: 'a"\n~\u007f½👞' })).toBe('{"\\u00f6":"a\\"\\n~\u007f\\u00bd\\ud83d\\udc5e"}')
})
