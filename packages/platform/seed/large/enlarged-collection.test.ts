import { describe, expect, test } from 'vitest'
import { buildCatalog, catalogDocuments } from '../build-catalog.ts'
import { checkLanguages } from '../check/check-languages.ts'
import { checkLaw } from '../check/check-law.ts'
import { checkPictures } from '../check/check-pictures.ts'
import { checkPrices } from '../check/check-prices.ts'
import { checkReferences } from '../check/check-references.ts'
import { ellermoor, laszlo } from '../testing/demo-store-views.ts'
import { enlargedCollection, smallestCatalog } from './enlarged-collection.ts'

const enlargement = { products: 1200, sizes: 3 }
const german = buildCatalog(ellermoor, enlargedCollection(enlargement))

describe('an enlarged catalogue', () => {
  test('lists as many products as were asked for', () => {
    expect(german.product.filter(({ visibility }) => visibility > 1)).toHaveLength(1200)
    expect(german.category.find(({ id }) => id === 2)?.product_count).toBe(1200)
    const smallest = buildCatalog(ellermoor, enlargedCollection({ products: smallestCatalog, sizes: 3 }))
    expect(smallest.product).toEqual(buildCatalog(ellermoor).product)
  })

  test('is as sound as the collection itself, in both languages', () => {
    const english = buildCatalog(laszlo, enlargedCollection(enlargement))
    const faults = [checkReferences, checkPictures, checkPrices, checkLaw].flatMap((check) => check(german))
    expect([...faults, ...checkLanguages(german, english)]).toEqual([])
  })

  test('is always the same', () => {
    const other = buildCatalog(ellermoor, enlargedCollection(enlargement))
    expect(other.product.at(-1)).toEqual(german.product.at(-1))
    expect(other.product.find(({ id }) => id === 1_001_500)).toEqual(german.product.find(({ id }) => id === 1_001_500))
  })

  test('has models of their own kind, not copies of one', () => {
    const drawn = german.product.filter(({ id }) => id > 1_000_000)
    const distinct = (key: string) => new Set(drawn.map((one) => one[key])).size
    expect(distinct('name')).toBe(drawn.length)
    expect(distinct('description')).toBe(drawn.length)
    expect(distinct('image')).toBe(drawn.length)
    expect(distinct('hf_shoe_type')).toBe(10)
    expect(distinct('hf_shoe_last')).toBe(9)
    expect(distinct('price')).toBeGreaterThan(20)
    for (const { configurable_children = [], configurable_options = [] } of drawn.slice(0, 50)) {
      expect(configurable_children).toHaveLength((configurable_options[0]?.values.length ?? 0) * 3)
    }
  })

  test('its first documents come without the last ones having been made', () => {
    const endless = catalogDocuments(ellermoor, enlargedCollection({ products: 1_000_000_000, sizes: 1 }))
    const seen = new Set<number>()
    for (const { document } of endless) {
      seen.add(document.id)
      if (document.id === 1_001_005) break
    }
    expect(seen.size).toBeGreaterThan(10_000)
  })
})
