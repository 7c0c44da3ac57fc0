import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkStock, listStock } from '../api/stock.ts'
import { StockItem } from '../entity/stock-item.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import { oneOf, type Shop } from './shop.ts'

export function describeStock(client: ConformanceClient, shop: () => Promise<Shop>): void {
  const check = (sku: string) => client.result(StockItem, `/api/stock/check?sku=${encodeURIComponent(sku)}`)
  const list = (skus: string) => client.result(z.array(StockItem), `/api/stock/list?skus=${encodeURIComponent(skus)}`)

  describe('stock', () => {
    test('a sku is told by query and by path alike', async () => {
      const { sku } = oneOf((await shop()).products, 'product')
      const byPath = await client.result(StockItem, `/api/stock/check/${encodeURIComponent(sku)}`)
      expect(byPath).toEqual(await check(sku))
    })

    test('a product document says the same as its shelf', async () => {
      const { products } = await shop()
      const simple = products.filter(({ type_id, stock }) => type_id === 'simple' && stock).slice(0, 15)
      expect(simple.length).toBeGreaterThan(0)
      const items = await list(simple.map(({ sku }) => sku).join(','))
      expect(items.map(({ product_id, qty, is_in_stock }) => ({ product_id, qty, is_in_stock }))).toEqual(
        simple.map(({ id, stock }) => ({ product_id: id, qty: stock?.qty, is_in_stock: stock?.is_in_stock })),
      )
    })

    test('variants have stock of their own', async () => {
      const parent = oneOf(
        (await shop()).products.filter((one) => one.configurable_children?.length),
        'configurable product',
      )
      const { sku } = oneOf(parent.configurable_children ?? [], 'variant')
      expect(await check(sku)).toMatchObject({ qty: expect.any(Number) as unknown })
    })

    test('a list keeps the asked order and leaves unknown skus out', async () => {
      const skus = (await shop()).products.slice(0, 3).map(({ sku }) => sku)
      const items = await list(['no-such-sku', ...skus.toReversed()].join(','))
      const single = await Promise.all(skus.toReversed().map(check))
      expect(items).toEqual(single)
    })

    test('an unknown sku is 404, none is 400, with the texts of the contract', async () => {
      expect(refusalOf(await client.call('/api/stock/check?sku=no-such-sku'))).toEqual({
        code: 404,
        result: checkStock.errors[404],
      })
      expect(refusalOf(await client.call('/api/stock/check'))).toEqual({ code: 400, result: checkStock.errors[400] })
      expect(refusalOf(await client.call('/api/stock/list'))).toEqual({ code: 400, result: listStock.errors[400] })
    })
  })
}
