import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { oneOf, type Shop } from './shop.ts'

const Placed = z.looseObject({
  id: z.int(),
  category: z.array(z.looseObject({ category_id: z.int(), position: z.number().optional() })).optional(),
})

export function describeCatalogOrder(shop: () => Promise<Shop>): void {
  const listing = [
    ['visibility', { in: [2, 3, 4] }],
    ['status', { in: [0, 1] }],
  ] as const

  describe('order and pages', () => {
    test('[LIST-4] by shown price, up and down', async () => {
      const { ask } = await shop()
      const prices = async (options: string) => {
        const { hits } = await ask({
          filters: listing,
          sort: [{ field: 'final_price', options }],
          parameters: { size: 4000 },
        })
        return hits.map(({ price_incl_tax }) => Number(price_incl_tax))
      }
      const rising = await prices('asc')
      expect(misplaced(rising, (a, b) => a < b)).toEqual([])
      expect(misplaced(await prices('desc'), (a, b) => a > b)).toEqual([])
      expect(rising.length).toBeGreaterThan(0)
    })

    test('[LIST-4] by date, the latest first', async () => {
      const { ask } = await shop()
      const sort = [{ field: 'updated_at', options: { order: 'desc' } }]
      const { hits } = await ask({ filters: listing, sort, parameters: { size: 4000 } })
      const dates = z.array(z.looseObject({ updated_at: z.string().default('') })).parse(hits)
      expect(
        misplaced(
          dates.map(({ updated_at }) => updated_at),
          (a, b) => a > b,
        ),
      ).toEqual([])
    })

    test('a sort without a direction goes up, and one in the URL counts too', async () => {
      const { ids } = await shop()
      const up = await ids({ sort: [{ field: 'id' }] })
      expect(misplaced(up, (a, b) => a < b)).toEqual([])
      expect(await ids({ parameters: { sort: 'id:desc' } })).toEqual(up.toReversed())
      expect(await ids({ parameters: { sort: '' } })).toHaveLength(up.length)
    })

    test('[LIST-4] by position within the asked category', async () => {
      const { ask, categories } = await shop()
      const category = oneOf(
        categories.filter(({ product_count, id }) => product_count > 1 && id > 2),
        'category with products',
      )
      const filters = [...listing, ['category_ids', { in: [category.id] }]] as const
      const { hits } = await ask({ filters, sort: [{ field: 'position', options: 'asc' }], parameters: { size: 4000 } })
      const positions = z
        .array(Placed)
        .parse(hits)
        .map((hit) => hit.category?.find(({ category_id }) => category_id === category.id)?.position ?? Infinity)
      expect(positions.length).toBeGreaterThan(0)
      expect(misplaced(positions, (a, b) => a < b)).toEqual([])
    })

    test('[LIST-9] the category list comes by position, active and with products', async () => {
      const { categories, ask } = await shop()
      const filters = [
        ['is_active', { eq: true }],
        ['product_count', { gt: 0 }],
      ] as const
      const { hits } = await ask({ entity: 'category', filters, parameters: { size: 4000, sort: 'position:asc' } })
      const expected = categories.filter(({ is_active, product_count }) => is_active && product_count > 0)
      expect(new Set(hits.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
      expect(
        misplaced(
          hits.map(({ position }) => Number(position)),
          (a, b) => a < b,
        ),
      ).toEqual([])
    })

    test('[LIST-2] a page is 50 from the first on, and 999 can be asked for to know their filters', async () => {
      const { ask, ids, products } = await shop()
      const whole = await ids({})
      const { hits } = await ask({ parameters: { _source_include: 'id' } })
      expect(hits.map(({ id }) => id)).toEqual(whole.slice(0, 50))
      const many = await ask({ parameters: { size: 999, _source_include: 'id' } })
      expect(many.hits).toHaveLength(Math.min(999, products.length))
    })

    test('pages laid side by side are the whole list, and each tells the whole total', async () => {
      const { ids, ask, products } = await shop()
      const sort = [{ field: 'final_price', options: 'asc' }]
      const whole = await ids({ sort })
      const size = Math.ceil(products.length / 4)
      const pages: number[] = []
      for (let from = 0; from < products.length; from += size) {
        const { hits, total } = await ask({ sort, parameters: { from, size, _source_include: 'id' } })
        expect(total).toBe(products.length)
        pages.push(...hits.map(({ id }) => Number(id)))
      }
      expect(pages).toEqual(whole)
      expect(await ids({ sort, parameters: { from: products.length + 10 } })).toEqual([])
    })
  })
}

/** The values that should stand before their predecessor. */
function misplaced<T>(values: readonly T[], isBefore: (a: T, b: T) => boolean): T[] {
  return values.filter((value, at) => {
    const previous = values[at - 1]
    return previous !== undefined && isBefore(value, previous)
  })
}
