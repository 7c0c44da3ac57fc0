import { expect, test } from 'vitest'
import { catalogFieldOf, isFieldName } from './field-rules.ts'

test.each([
  'sku',
  'category.name.keyword',
  'configurable_children.sku',
  'größe',
  'oberfläche_options',
  'taille-eu',
  'цвет',
])('%s is the name of a field, whatever script its merchant writes', (name) => {
  expect(isFieldName(name)).toBe(true)
})

test.each(['', '.', 'a.', '.a', 'a..b', 'a b', 'a*', 'doc["x"]', 'a;b', 'a\n', 'x'.repeat(101)])(
  '%j is none',
  (name) => {
    expect(isFieldName(name)).toBe(false)
  },
)

test('in the catalogue scope the price is the one that is shown', () => {
  const rules = { entity: 'product', shownPrice: 'price_incl_tax' } as const
  expect(catalogFieldOf('price', rules)).toBe('price_incl_tax')
  expect(catalogFieldOf('price', { ...rules, entity: 'category' })).toBe('price')
})
