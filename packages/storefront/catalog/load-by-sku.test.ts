import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import type { CatalogQuery } from '../api/catalog-query.ts'
import type { Api } from '../api/create-api.ts'
import { sampleCream } from '../product/sample-cream.ts'
import { sampleShoe } from '../product/sample-shoe.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { loadCardsBySku } from './load-by-sku.ts'

/** A shop whose catalogue holds these, and what it was asked. */
async function holding(products: readonly Product[], isDown = false) {
  const asked: CatalogQuery[] = []
  const search = ((entity: string, query: CatalogQuery) => {
    if (entity === 'product') asked.push(query)
    if (isDown && entity === 'attribute') return Promise.resolve({ ok: false, at: 'network', text: 'down' })
    const items = entity === 'product' ? products : []
    return Promise.resolve({ ok: true, result: { items, total: items.length, aggregations: {} } })
  }) as Api['search']
  return { shop: await createTestShop({ api: { search } }), asked }
}

test('[LIST-1] products of a list are asked for by sku, with status 1 and not_saleable 0', async () => {
  const { shop, asked } = await holding([])
  await loadCardsBySku(shop, ['WIEN', 'PRAG'])
  expect(asked[0]?.filters).toEqual({
    sku: { in: ['WIEN', 'PRAG'] },
    status: { in: [1] },
    not_saleable: { in: [0] },
  })
  expect(asked[0]?.size).toBe(2)
})

test('[USER-9] a list knows what is sold out and what has sizes', async () => {
  const { shop } = await holding([
    sampleShoe,
    { ...sampleCream, stock: { is_in_stock: false, qty: 0, manage_stock: true } },
  ])
  const answer = await loadCardsBySku(shop, [sampleShoe.sku, sampleCream.sku])
  if (!answer.ok) throw new Error(answer.text)
  expect(answer.result.get(sampleShoe.sku)).toMatchObject({ isSoldOut: false, hasSizes: true })
  expect(answer.result.get(sampleCream.sku)).toMatchObject({ isSoldOut: true, hasSizes: false })
})

test('labels that do not come are told like products that do not', async () => {
  const { shop } = await holding([sampleShoe], true)
  expect(await loadCardsBySku(shop, ['WIEN'])).toMatchObject({ ok: false, at: 'network' })
})
