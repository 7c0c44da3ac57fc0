import * as fc from 'fast-check'
import type { CatalogQuestion } from './catalog-question.ts'
import type { SeenProduct, Shop } from './shop.ts'

type Filter = NonNullable<CatalogQuestion['filters']>[number]

const valueOperators = ['eq', 'in', 'like', 'neq', 'nin', 'or', 'nor'] as const
const nullOperators = ['eq', 'in', 'neq', 'nin', 'or', 'nor'] as const
const bounds = ['gt', 'gte', 'lt', 'lte', 'from', 'to', 'moreq'] as const
const alternativeBounds = ['orGt', 'orGte', 'orLt', 'orLte'] as const
const exactFields = [
  'id',
  'sku',
  'type_id',
  'status',
  'visibility',
  'category_ids',
  'category.name',
  'stock.is_in_stock',
]
const orderedFields = ['id', 'status', 'price', 'final_price', 'stock.qty', 'updated_at']
const sortFields = ['id', 'name', 'sku', 'final_price', 'price', 'updated_at', 'position', 'nonsense']

/** Questions about the goods of a shop: every operator, both scopes, orders, pages, words and counts. */
export function catalogQuestions(shop: Shop): fc.Arbitrary<CatalogQuestion> {
  const { index, products, listed } = shop
  const codes = shop.attributes
    .map(({ attribute_code: code }) => code)
    .filter((code) => code !== 'price' && listed.some((one) => `${code}_options` in one || code in one))
  const product = fc.constantFrom(...products)

  const exact = fc
    .tuple(
      fc.constantFrom(...exactFields),
      fc.array(product, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...valueOperators),
    )
    .map(([field, some, operator]): Filter => {
      const values = some.flatMap((one) => valuesAt(one, field))
      return [
        field,
        { [operator]: operator === 'eq' || operator === 'like' || operator === 'neq' ? (values[0] ?? 'none') : values },
      ]
    })
  const plain = product.map((one): Filter => ['sku', one.sku])
  const absent = fc
    .tuple(
      fc.constantFrom('special_price', 'configurable_children.sku', 'image', 'nonsense'),
      fc.constantFrom(...nullOperators),
    )
    .map(([field, operator]): Filter => [field, { [operator]: null }])
  const ranged = fc
    .tuple(fc.constantFrom(...orderedFields), product, fc.constantFrom(...bounds, ...alternativeBounds))
    .map(([field, one, operator]): Filter => [field, { [operator]: valuesAt(one, field)[0] ?? 0 }])
  const between = fc
    .tuple(product, product)
    .map(([one, other]): Filter => ['id', { gte: Math.min(one.id, other.id), lt: Math.max(one.id, other.id) + 1 }])
  const ofCatalogue = fc
    .tuple(fc.constantFrom(...(codes.length > 0 ? codes : ['none'])), fc.array(product, { minLength: 1, maxLength: 4 }))
    .map(
      ([code, some]): Filter => [
        code,
        { in: some.flatMap((one) => [...valuesAt(one, code), ...valuesAt(one, `${code}_options`)]).slice(0, 6) },
        'catalog',
      ],
    )
  const price = fc
    .record({ gte: fc.integer({ min: 1, max: 900 }), lte: fc.integer({ min: 1, max: 900 }) }, { requiredKeys: [] })
    .filter((value) => Object.keys(value).length > 0)
    .map((value): Filter => ['price', value, 'catalog'])

  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    product.map(({ name }) => name),
    product.map(({ name }) => name.split(' ')[0] ?? name),
    product.map(({ name }) => name.slice(0, -1)),
    product.map(({ sku }) => sku),
    fc.constantFrom('schwarz', 'shoe tree', 'xqzwvkjyp', 'Größe 42,5'),
  )
  return fc
    .record({
      filters: fc.array(fc.oneof(exact, plain, absent, ranged, between, ofCatalogue), { maxLength: 4 }),
      price: fc.option(price, { nil: undefined, freq: 3 }),
      available: fc.subarray([...codes, 'price'], { maxLength: 8 }),
      sort: fc.array(fc.record({ field: fc.constantFrom(...sortFields), options: fc.constantFrom('asc', 'desc') }), {
        maxLength: 2,
      }),
      text,
      size: fc.integer({ min: -1, max: 60 }),
      from: fc.integer({ min: -1, max: 20 }),
    })
    .map(({ filters, price, available, sort, text, size, from }) => ({
      index,
      filters: price ? [price, ...filters] : filters,
      available,
      sort,
      text,
      parameters: { size, from, _source_include: 'id' },
    }))
}

/** All that a dotted path leads to. */
function valuesAt(product: SeenProduct, path: string): (string | number | boolean)[] {
  let values: unknown[] = [product]
  for (const step of path.split('.')) {
    values = values.flatMap((value) => {
      const part: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
      return Array.isArray(part) ? (part as unknown[]) : [part]
    })
  }
  return values.filter((value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
}
