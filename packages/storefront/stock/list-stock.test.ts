import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import { expect, test } from 'vitest'
import type { Api } from '../api/create-api.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { listStock } from './list-stock.ts'

const skus = Array.from({ length: 31 }, (_, position) => `größe-${position}`)
const item = (sku: string) => ({ product_id: Number(sku.split('-')[1]), qty: 1, is_in_stock: true }) as StockItem

/** A platform that tells every sku it is asked for, and remembers how it was asked. */
function telling(): Pick<Api, 'listStock'> & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    listStock: (batch) => {
      asked.push(batch)
      return Promise.resolve({ ok: true, result: batch.split(',').map((sku) => item(decodeURIComponent(sku))) })
    },
  }
}

test('[STOCK-2] asks in batches of 15, URL-encoded and joined by commas, and joins the answers', async () => {
  const api = telling()
  const items = await listStock(await createTestShop({ api }), skus)
  expect(api.asked.map((batch) => batch.split(',').length)).toEqual([15, 15, 1])
  expect(api.asked[0]?.startsWith('gr%C3%B6%C3%9Fe-0,gr%C3%B6%C3%9Fe-1,')).toBe(true)
  expect(items.map(({ product_id }) => product_id)).toEqual(skus.map((_, position) => position))
})

test('[STOCK-2] one failing batch makes the list empty', async () => {
  const api = telling()
  const shop = await createTestShop({
    api: {
      listStock: (batch) =>
        batch.includes('-30') ? Promise.resolve({ ok: false, at: 'network', text: 'offline' }) : api.listStock(batch),
    },
  })
  expect(await listStock(shop, skus)).toEqual([])
})

test('[STOCK-2] nothing is asked where stock is not synchronised', async () => {
  const api = telling()
  expect(await listStock(await createTestShop({ api, stock: { synchronize: false } }), skus)).toEqual([])
  expect(api.asked).toEqual([])
})
