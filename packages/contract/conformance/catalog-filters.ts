import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { oneOf, type SeenProduct, type Shop } from './shop.ts'

/** Filters are checked against the whole catalogue as the platform itself has told it. */
export function describeCatalogFilters(shop: () => Promise<Shop>): void {
  const idsOf = (products: readonly SeenProduct[]) => products.map(({ id }) => id).sort((a, b) => a - b)
  const sorted = (ids: number[]) => ids.sort((a, b) => a - b)

  describe('filters', () => {
    test('eq, in, like and a plain value match exactly', async () => {
      const { products, ids } = await shop()
      const [first, second] = products
      const skus = [first?.sku, second?.sku]
      expect(await ids({ filters: [['sku', { eq: first?.sku }]] })).toEqual([first?.id])
      expect(await ids({ filters: [['sku', { like: first?.sku }]] })).toEqual([first?.id])
      expect(await ids({ filters: [['sku', first?.sku]] })).toEqual([first?.id])
      expect(sorted(await ids({ filters: [['sku', { in: skus }]] }))).toEqual(idsOf(products.slice(0, 2)))
      expect(await ids({ filters: [['sku', { like: first?.sku.slice(0, -1) }]] })).not.toContain(first?.id)
      expect(await ids({ filters: [['sku', { in: [] }]] })).toEqual([])
    })

    test('numbers match as texts and texts as numbers', async () => {
      const { products, ids } = await shop()
      const { id } = oneOf(products, 'product')
      expect(await ids({ filters: [['id', { eq: String(id) }]] })).toEqual([id])
      expect(await ids({ filters: [['id', { eq: id }]] })).toEqual([id])
    })

    test('neq and nin leave out', async () => {
      const { products, ids } = await shop()
      const type = oneOf(products, 'product').type_id
      const others = products.filter(({ type_id }) => type_id !== type)
      expect(sorted(await ids({ filters: [['type_id', { neq: type }]] }))).toEqual(idsOf(others))
      expect(sorted(await ids({ filters: [['type_id', { nin: [type] }]] }))).toEqual(idsOf(others))
    })

    test('eq null finds what has a value, neq null what has none', async () => {
      const { products, ids } = await shop()
      const withChildren = products.filter(({ configurable_children }) => configurable_children?.length)
      const without = products.filter(({ configurable_children }) => !configurable_children?.length)
      expect(sorted(await ids({ filters: [['configurable_children.sku', { eq: null }]] }))).toEqual(idsOf(withChildren))
      expect(sorted(await ids({ filters: [['configurable_children.sku', { neq: null }]] }))).toEqual(idsOf(without))
    })

    test.each(['gt', 'gte', 'lt', 'lte', 'from', 'to', 'moreq'])('%s is a bound', async (operator) => {
      const { products, ids } = await shop()
      const middle = products.map(({ id }) => id).sort((a, b) => a - b)[Math.floor(products.length / 2)] ?? 0
      const holds: Record<string, (id: number) => boolean> = {
        gt: (id) => id > middle,
        gte: (id) => id >= middle,
        from: (id) => id >= middle,
        moreq: (id) => id >= middle,
        lt: (id) => id < middle,
        lte: (id) => id <= middle,
        to: (id) => id <= middle,
      }
      const expected = products.filter(({ id }) => holds[operator]?.(id))
      expect(sorted(await ids({ filters: [['id', { [operator]: middle }]] }))).toEqual(idsOf(expected))
    })

    test('filters hold together, those joined by or as alternatives', async () => {
      const { products, ids } = await shop()
      const [first, second, third] = products
      const either = [
        ['sku', { or: [first?.sku] }],
        ['id', { or: [second?.id, third?.id] }],
      ] as const
      expect(sorted(await ids({ filters: either }))).toEqual(idsOf(products.slice(0, 3)))
      const narrowed = await ids({ filters: [...either, ['id', { nin: [third?.id] }]] })
      expect(sorted(narrowed)).toEqual(idsOf(products.slice(0, 2)))
    })

    test('a variant’s sku leads to its product', async () => {
      const { products, ids } = await shop()
      const parent = oneOf(
        products.filter((one) => one.configurable_children?.length),
        'configurable product',
      )
      const { sku } = oneOf(parent.configurable_children ?? [], 'variant')
      expect(await ids({ filters: [['configurable_children.sku', { eq: sku }]] })).toEqual([parent.id])
    })

    test('[LIST-1] a list is asked for by visibility, status and stock, a list of skus by status and not_saleable', async () => {
      const { listed, products, ids } = await shop()
      const listing = [
        ['visibility', { in: [2, 3, 4] }],
        ['status', { in: [0, 1] }],
      ] as const
      expect(sorted(await ids({ filters: listing }))).toEqual(idsOf(listed))
      const inStock = listed.filter(({ stock }) => stock?.is_in_stock)
      const available = await ids({ filters: [...listing, ['stock.is_in_stock', { eq: true }]] })
      expect(sorted(available)).toEqual(idsOf(inStock))
      const skus = products.slice(0, 5).map(({ sku }) => sku)
      const bySku = [
        ['sku', { in: skus }],
        ['status', { in: [1] }],
        ['not_saleable', { eq: 0 }],
      ] as const
      const saleable = products.slice(0, 5).filter(({ status, not_saleable }) => status === 1 && not_saleable === 0)
      expect(sorted(await ids({ filters: bySku }))).toEqual(idsOf(saleable))
    })

    test('[SEARCH-3] a search is asked for by visibility 3 or 4, status and stock; size below 1 is 50, start below 0 is 0', async () => {
      const { products, ask, ids } = await shop()
      const searchable = [
        ['visibility', { in: [3, 4] }],
        ['status', { in: [0, 1] }],
        ['stock.is_in_stock', { eq: true }],
      ] as const
      const expected = products.filter(
        ({ visibility, status, stock }) => visibility >= 3 && status <= 1 && stock?.is_in_stock,
      )
      expect(sorted(await ids({ filters: searchable }))).toEqual(idsOf(expected))
      for (const size of [0, -1]) {
        const { hits } = await ask({ parameters: { size, from: -5, _source_include: 'id' } })
        expect(hits.map(({ id }) => id)).toEqual((await ids({})).slice(0, 50))
      }
    })

    test('a price filter goes by the gross price that is shown', async () => {
      const { listed, ids } = await shop()
      const prices = listed.map(({ price_incl_tax }) => price_incl_tax ?? 0).sort((a, b) => a - b)
      const [low, high] = [prices[0] ?? 0, prices[Math.floor(prices.length / 2)] ?? 0]
      const expected = listed.filter(({ price_incl_tax = 0 }) => price_incl_tax >= low && price_incl_tax <= high)
      const filters = [
        ['visibility', { in: [2, 3, 4] }],
        ['status', { in: [0, 1] }],
        ['price', { gte: low, lte: high }, 'catalog'],
      ] as const
      expect(sorted(await ids({ filters }))).toEqual(idsOf(expected))
    })

    test('[URL-7] a category is found by its url key, its slug and its id', async () => {
      const { categories, ids } = await shop()
      for (const category of categories.slice(0, 5)) {
        expect(await ids({ entity: 'category', filters: [['id', { eq: category.id }]] })).toEqual([category.id])
        expect(await ids({ entity: 'category', filters: [['url_key', { eq: category.url_key }]] })).toContain(
          category.id,
        )
        if (category.slug === undefined) continue
        expect(await ids({ entity: 'category', filters: [['slug', { eq: category.slug }]] })).toContain(category.id)
      }
      expect(await ids({ entity: 'category', filters: [['id', { eq: -1 }]] })).toEqual([])
    })

    test('[LIST-9] attributes are found by code or id, user-defined or visible ones only', async () => {
      const { attributes, ask } = await shop()
      const Flags = z.looseObject({ is_user_defined: z.boolean().optional(), is_visible: z.boolean().optional() })
      for (const flag of ['is_user_defined', 'is_visible'] as const) {
        for (const key of ['attribute_code', 'attribute_id'] as const) {
          const wanted = attributes.map((attribute) => attribute[key])
          const filters = [
            [key, { in: wanted }],
            [flag, { eq: true }],
          ] as const
          const { hits } = await ask({ entity: 'attribute', filters, parameters: { size: 150, from: 0 } })
          const expected = attributes.filter((attribute) => Flags.parse(attribute)[flag] === true)
          expect(new Set(hits.map((hit) => hit[key]))).toEqual(new Set(expected.map((attribute) => attribute[key])))
        }
      }
    })
  })
}
