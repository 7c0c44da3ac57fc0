import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import type { CatalogQuery } from '../api/catalog-query.ts'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { loadRecommendations } from './load-recommendations.ts'
import { sampleCream } from './sample-cream.ts'
import { sampleShoe } from './sample-shoe.ts'

const link = (link_type: string, linked_product_sku: string, position: number) => ({
  link_type,
  linked_product_sku,
  position,
})
const shoe: Product = {
  ...sampleShoe,
  product_links: [
    link('related', 'LINZ', 1),
    link('crosssell', 'TREE', 1),
    link('crosssell', 'CREAM', 2),
    link('crosssell', 'BRUSH', 3),
  ],
}
const good = (sku: string, more: Partial<Product> = {}): Product => ({ ...sampleCream, sku, name: sku, ...more })
const goods = [good('TREE'), good('CREAM'), good('BRUSH'), { ...sampleShoe, sku: 'LINZ', name: 'Linz' }]

async function load(product: Product, found: Product[], categoryId: number | null = 21) {
  const asked: CatalogQuery[] = []
  const shop = await createTestShop({
    storeView: germanView,
    api: {
      search: (entity, query) => {
        if (entity === 'product') asked.push(query)
        const items = (entity === 'product' ? found : []) as never[]
        return Promise.resolve({ ok: true, result: { items, total: items.length, aggregations: {} } })
      },
    },
  })
  const trail = Promise.resolve({ crumbs: [], categoryId })
  return { asked, recommended: await loadRecommendations(shop, product, trail) }
}

const skus = (cards: readonly { sku: string }[]) => cards.map(({ sku }) => sku)

test('[PROD-18] [UX-41] similar models, companions and what else goes with it are three lists, and nothing is in two', async () => {
  const { recommended } = await load(shoe, goods)
  expect(skus(recommended.similar)).toEqual(['LINZ'])
  expect(recommended.companions.map(({ product }) => product.sku)).toEqual(['TREE', 'CREAM'])
  expect(skus(recommended.matching)).toEqual(['BRUSH'])
})

test('[LIST-1] products by skus are asked for with status 1 and not_saleable 0', async () => {
  const { asked } = await load(shoe, goods)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.filters).toEqual({
    sku: { in: ['LINZ', 'TREE', 'CREAM', 'BRUSH'] },
    status: { in: [1] },
    not_saleable: { in: [0] },
  })
})

test('what is sold out or asks something first is no companion, but goes with it all the same', async () => {
  const engraved = { option_id: 1, title: 'Gravur', type: 'field', is_require: true }
  const found = [
    good('TREE', { custom_options: [engraved] }),
    good('CREAM', { stock: { is_in_stock: false, qty: 0, manage_stock: true } }),
    good('BRUSH'),
  ]
  const { recommended } = await load(shoe, found)
  expect(recommended.companions.map(({ product }) => product.sku)).toEqual(['BRUSH'])
  expect(skus(recommended.matching)).toEqual(['TREE', 'CREAM'])
})

test('[PROD-18] without links similar ones come from the same category, and nothing is said to be ordered together', async () => {
  const { asked, recommended } = await load(sampleShoe, [good('LINZ')])
  expect(asked[0]).toMatchObject({ filters: { category_ids: { in: [21] }, sku: { neq: 'WIEN' } }, size: 8 })
  expect([skus(recommended.similar), recommended.matching, recommended.companions]).toEqual([['LINZ'], [], []])
})

test('links that lead nowhere any more are as good as none', async () => {
  const { asked } = await load(shoe, [])
  expect(asked).toHaveLength(2)
})

test('a product of no category has no neighbours', async () => {
  const { asked, recommended } = await load(sampleShoe, [], null)
  expect([asked, recommended.similar]).toEqual([[], []])
})

test('the page is whole without them', async () => {
  const failed = { ok: false, at: 'network', text: 'gone' } as const
  const shop = await createTestShop({ api: { search: () => Promise.resolve(failed) } })
  const trail = Promise.resolve({ crumbs: [], categoryId: null })
  const recommended = await loadRecommendations(shop, shoe, trail)
  expect(recommended).toEqual({ similar: [], matching: [], companions: [] })
})
