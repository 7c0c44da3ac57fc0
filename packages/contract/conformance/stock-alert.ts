import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cancelStockAlert, confirmStockAlert, requestStockAlert } from '../api/stock-alert.ts'
import { StockItem } from '../entity/stock-item.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import type { Shop } from './shop.ts'

/** Nothing can be delivered there, whatever the platform does with it. */
const email = `leser-${Math.random().toString(36).slice(2)}@conformance.invalid`

const Stocked = z.looseObject({ sku: z.string(), stock: z.looseObject({ is_in_stock: z.boolean() }).optional() })

export function describeStockAlert(client: ConformanceClient, shop: () => Promise<Shop>): void {
  const ask = (body: object) => client.post(requestStockAlert.path, { email, ...body })
  /** A variant of a product that is shown, on the shelf or not. */
  const variant = async (isInStock: boolean) => {
    const children = (await shop()).listed.flatMap(({ configurable_children = [] }) => configurable_children)
    return z
      .array(Stocked)
      .parse(children)
      .find(({ stock }) => stock?.is_in_stock === isInStock)?.sku
  }

  describe('stock alert', () => {
    // Few calls: an address on the network may ask five times an hour.
    test('[STOCK-6] [API-4] a visitor asks for a sold-out pair, and the answer is the same the second time', async ({
      skip,
    }) => {
      const sku = await variant(false)
      if (sku === undefined) return skip('the platform has nothing that is sold out')
      expect((await client.result(StockItem, `/api/stock/check?sku=${encodeURIComponent(sku)}`)).is_in_stock).toBe(
        false,
      )
      expect((await ask({ sku })).body).toEqual({ code: 200, result: 'pending' })
      expect((await ask({ sku })).body).toEqual({ code: 200, result: 'pending' })
    })

    test('[STOCK-6] what is in stock or unknown is refused with a sentence', async ({ skip }) => {
      expect(refusalOf(await ask({ sku: 'no-such-sku' }))).toEqual({
        code: 404,
        result: requestStockAlert.errors[404],
      })
      const sku = await variant(true)
      if (sku === undefined) return skip('the platform has nothing in stock')
      expect(refusalOf(await ask({ sku }))).toEqual({ code: 409, result: requestStockAlert.errors[409] })
    })

    test('[API-4] what is no address is 400 with the text of the field, and so is no product', async () => {
      expect(refusalOf(await ask({ sku: 'any', email: 'nobody' }))).toEqual({
        code: 400,
        result: requestStockAlert.errors[400],
      })
      expect(refusalOf(await ask({}))).toMatchObject({ code: 400 })
    })

    test('[S-20] a request cannot be read', async () => {
      expect(refusalOf(await client.call(`${requestStockAlert.path}/1`)).code).toBe(404)
      expect(refusalOf(await client.call(`${requestStockAlert.path}?email=${email}`)).code).toBe(405)
    })

    test.each([confirmStockAlert, cancelStockAlert])('a made-up token is gone at $path', async (call) => {
      expect(refusalOf(await client.post(call.path, { token: 'made-up' }))).toEqual({
        code: 410,
        result: call.errors[410],
      })
    })
  })
}
