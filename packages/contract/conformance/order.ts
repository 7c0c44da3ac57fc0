import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { OrderPlaced, SyncedOrder } from '../api/order.ts'
import { StockItem } from '../entity/stock-item.ts'
import { envelope } from '../envelope.ts'
import { type Answer, type ConformanceClient, refusalOf } from './conformance-client.ts'
import { oneOf, type Shop } from './shop.ts'

const address = {
  firstname: 'Ö',
  lastname: 'Weiß',
  street: ['Am Markt', '1'],
  postcode: '10115',
  city: 'Berlin',
  region: '',
  region_id: 0,
  country_id: 'DE',
  telephone: '',
  company: null,
  email: 'conformance@example.org',
}

interface Ordered {
  cart_id: string
  sku: string
  qty?: unknown
  payment?: string
  [key: string]: unknown
}

/** As a client of the field sends it: a whole product, and more keys than anybody reads. */
function orderOf({ cart_id, sku, qty = 1, payment, ...others }: Ordered): object {
  return {
    user_id: '',
    cart_id,
    transmited: true,
    products: [{ sku, qty, price: 0.01, price_incl_tax: 0.01, stock: { qty: 1 }, options: [], totals: {} }],
    addressInformation: {
      billingAddress: address,
      shippingAddress: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: payment ?? 'checkmo',
      payment_method_additional: {},
    },
    ...others,
  }
}

/** Places orders, so it is for a platform whose goods may be sold. */
export function describeOrders(client: ConformanceClient, shop: () => Promise<Shop>): void {
  const read = <Result extends z.ZodType>(result: Result, { body, text }: Answer): z.output<Result> => {
    const answer = envelope(z.unknown()).parse(body)
    if (answer.code !== 200) throw new Error(text.slice(0, 300))
    return result.parse(answer.result)
  }
  const newCart = async () => String(read(z.union([z.string(), z.number()]), await client.post('/api/cart/create', {})))
  const stockOf = (sku: string) => client.result(StockItem, `/api/stock/check?sku=${encodeURIComponent(sku)}`)
  const place = (order: object) => client.post('/api/order', order)

  /** Something that can be sold alone: a variant that costs enough and of which there are several. */
  async function sellable(): Promise<string> {
    const dear = (await shop()).listed.filter(({ price_incl_tax = 0 }) => price_incl_tax >= 20)
    const skus = dear.flatMap(({ configurable_children = [] }) => configurable_children.map(({ sku }) => sku))
    for (const sku of skus) {
      const { qty, is_in_stock, manage_stock } = await stockOf(sku)
      if (is_in_stock && manage_stock && qty >= 4) return sku
    }
    return oneOf([], 'variant of which there are four')
  }

  describe('orders', () => {
    test('[API-4] [ORDER-1] an order is placed at the platform’s own price and taken from the shelf', async () => {
      const sku = await sellable()
      const before = await stockOf(sku)
      const placed = read(OrderPlaced, await place(orderOf({ cart_id: await newCart(), sku })))
      expect(placed.orderNumber).toMatch(/^\d{9,}$/)
      expect((await stockOf(sku)).qty).toBe(before.qty - 1)
    })

    test('[R-02] [ORDER-1] sent again it is the same order; sent again and changed it is refused', async () => {
      const sku = await sellable()
      const before = await stockOf(sku)
      const order = { cart_id: await newCart(), sku, order_id: `conformance-${crypto.randomUUID()}` }
      const answers = await Promise.all(Array.from({ length: 5 }, () => place(orderOf(order))))
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      const placed = read(OrderPlaced, oneOf(answers, 'answer'))
      for (const changed of [
        { ...order, qty: 2 },
        { ...order, payment: 'invoice' },
        { ...order, qty: 2, cart_id: await newCart() },
      ]) {
        expect(refusalOf(await place(orderOf(changed))).code).toBe(409)
      }
      expect((await stockOf(sku)).qty).toBe(before.qty - 1)
      const synced = await client.result(SyncedOrder, `/api/sync/order/${order.order_id}`)
      expect(synced).toMatchObject({ platform_order_id: placed.magentoOrderId, transmited: true, order: null })
    })

    test('[API-7] an order is checked whole and refused with one text per fault', async () => {
      const order = orderOf({ cart_id: await newCart(), sku: '', qty: -1 })
      const { code, result } = refusalOf(await place(order))
      expect(code).toBe(400)
      expect(result).toHaveLength(2)
    })

    test('[API-7] what cannot be sold is refused in words, and the shelf stays as it is', async () => {
      const sku = await sellable()
      const before = await stockOf(sku)
      const tooMany = refusalOf(await place(orderOf({ cart_id: await newCart(), sku, qty: before.qty + 1 })))
      expect([tooMany.code, tooMany.result]).toEqual([400, expect.stringMatching(/not available/)])
      expect(refusalOf(await place(orderOf({ cart_id: await newCart(), sku: 'no-such-sku' }))).code).toBe(400)
      expect(refusalOf(await place(orderOf({ cart_id: await newCart(), sku, payment: 'barter' }))).code).toBe(400)
      expect((await stockOf(sku)).qty).toBe(before.qty)
    })

    test('[S-20] an unknown cart and an unknown order are 404', async () => {
      const sku = await sellable()
      expect(refusalOf(await place(orderOf({ cart_id: 'f'.repeat(32), sku }))).code).toBe(404)
      expect(refusalOf(await client.call(`/api/sync/order/${'f'.repeat(32)}`)).code).toBe(404)
    })
  })
}
