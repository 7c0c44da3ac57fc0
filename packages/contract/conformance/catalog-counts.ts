import { describe, expect, test } from 'vitest'
import type { Aggregation } from '../api/catalog.ts'
import { Attribute } from '../entity/attribute.ts'
import { oneOf, type SeenProduct, type Shop } from './shop.ts'

const listing = [
  ['visibility', { in: [2, 3, 4] }],
  ['status', { in: [0, 1] }],
] as const

/** Counts are checked by counting the products that the platform has told. */
export function describeCatalogCounts(shop: () => Promise<Shop>): void {
  async function codesCounted(): Promise<string[]> {
    const { attributes, listed } = await shop()
    const codes = attributes
      .map(({ attribute_code }) => attribute_code)
      .filter((code) => code !== 'price' && listed.some((one) => code in one || `${code}_options` in one))
    return codes.slice(0, 8)
  }

  describe('counts', () => {
    test('[LIST-3] each option of a filter is counted, none is left out', async () => {
      const { ask, listed } = await shop()
      const available = await codesCounted()
      const { aggregations } = await ask({ filters: listing, available, parameters: { _source_include: 'id' } })
      oneOf(available, 'attribute that products have')
      for (const code of available) {
        expect(countsOf(aggregations?.[`agg_terms_${code}`]), code).toEqual(countOf(listed, code))
        expect(countsOf(aggregations?.[`agg_terms_${code}_options`]), code).toEqual(countOf(listed, `${code}_options`))
      }
    })

    test('filtering by an option shows the products that have it or a variant with it', async () => {
      const { ask, ids, listed } = await shop()
      for (const code of await codesCounted()) {
        const { aggregations } = await ask({
          filters: listing,
          available: [code],
          parameters: { _source_include: 'id' },
        })
        const own = aggregations?.[`agg_terms_${code}`]?.buckets ?? []
        const [bucket] = [...own, ...(aggregations?.[`agg_terms_${code}_options`]?.buckets ?? [])]
        if (!bucket) continue
        const key = String(bucket.key)
        const expected = listed.filter(
          (one) =>
            valuesOf(one, code).includes(key) ||
            (one.type_id === 'configurable' && valuesOf(one, `${code}_options`).includes(key)),
        )
        const found = await ids({ filters: [...listing, [code, { in: [key] }, 'catalog']] })
        expect(new Set(found), `${code} ${key}`).toEqual(new Set(expected.map(({ id }) => id)))
      }
    })

    test('[LIST-3] prices are counted in ranges that leave their end out', async () => {
      const { ask, listed } = await shop()
      const { aggregations } = await ask({ filters: listing, available: ['price'] })
      const buckets = oneOf([aggregations?.agg_range_price?.buckets ?? []], 'price ranges')
      expect(buckets.length).toBeGreaterThan(0)
      for (const bucket of buckets) {
        const { from = 0, to = Infinity } = 'from' in bucket || 'to' in bucket ? bucket : {}
        const inside = listed.filter(({ price_incl_tax = 0 }) => price_incl_tax >= from && price_incl_tax < to)
        expect(bucket.doc_count, String(bucket.key)).toBe(inside.length)
        expect(bucket.key).toMatch(/^\d+(\.\d+)-(\d+\.\d+|\*)$/)
      }
      expect(aggregations).toHaveProperty('agg_terms_price')
    })

    test('[LIST-3] an applied price range is counted as well', async () => {
      const { ask } = await shop()
      const filters = [...listing, ['price', { gte: 12.5, lte: 99_999.5 }, 'catalog']] as const
      const { aggregations } = await ask({ filters, available: ['price'] })
      expect(aggregations?.agg_range_price?.buckets.map(({ key }) => key)).toContain('12.5-99999.5')
    })

    test('the counted attributes are named, with the options that occur', async () => {
      const { ask } = await shop()
      const available = await codesCounted()
      const { aggregations, attribute_metadata = [] } = await ask({ filters: listing, available })
      for (const code of available) {
        const counted = [`agg_terms_${code}`, `agg_terms_${code}_options`].flatMap((name) => [
          ...countsOf(aggregations?.[name]).keys(),
        ])
        if (counted.length === 0) continue
        const metadata = attribute_metadata.find(({ attribute_code }) => attribute_code === code)
        const { options = [] } = Attribute.pick({ options: true }).parse(metadata)
        for (const { value } of options) expect(counted, code).toContain(String(value))
      }
    })

    test('without available filters nothing is counted', async () => {
      const { ask } = await shop()
      expect((await ask({ filters: listing })).aggregations ?? {}).toEqual({})
    })
  })
}

function countsOf(aggregation: Aggregation | undefined): Map<string, number> {
  return new Map(aggregation?.buckets.map(({ key, doc_count }) => [String(key), doc_count]))
}

function countOf(products: readonly SeenProduct[], field: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const product of products) {
    for (const value of new Set(valuesOf(product, field))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

function valuesOf(product: SeenProduct, field: string): string[] {
  const value = product[field]
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}
