import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { applyCoupon, listShippingMethods } from '../api/cart.ts'
import { ServerCartItem } from '../entity/cart-item.ts'
import { Totals } from '../entity/cart-totals.ts'
import { PaymentMethod } from '../entity/payment-method.ts'
import { ShippingMethod } from '../entity/shipping-method.ts'
import { envelope } from '../envelope.ts'
import { errorText } from '../error-text.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import { oneOf, type Shop } from './shop.ts'

/** What the first page of a shop sends before anybody has said where they live. */
const unknownAddress = {
  region: '',
  region_id: 0,
  country_id: 'DE',
  street: [null, null],
  postcode: '',
  city: '',
  region_code: '',
}

const Configurable = z.looseObject({
  sku: z.string(),
  configurable_options: z
    .array(z.looseObject({ attribute_id: z.union([z.string(), z.number()]), attribute_code: z.string() }))
    .min(1),
  configurable_children: z.array(z.looseObject({ sku: z.string(), status: z.int().optional() })).min(1),
})

/** Registers one customer. */
export function describeCart(client: ConformanceClient, shop: () => Promise<Shop>): void {
  async function send<Result extends z.ZodType>(result: Result, path: string, body: unknown = {}) {
    const answer = await client.post(path, body)
    const { code, result: given } = envelope(z.unknown()).parse(answer.body)
    if (code !== 200) throw new Error(`${path.split('?')[0]} answered ${answer.text.slice(0, 300)}`)
    return result.parse(given)
  }

  const at = (call: string, cartId: string, token = '') => `/api/cart/${call}?token=${token}&cartId=${cartId}`
  const create = () => send(z.string().min(32), '/api/cart/create?token=')
  const update = (cartId: string, cartItem: object) => client.post(at('update', cartId), { cartItem })
  const add = (cartId: string, cartItem: object) => send(ServerCartItem, at('update', cartId), { cartItem })
  const pull = (cartId: string, token = '') => client.result(z.array(ServerCartItem), at('pull', cartId, token))
  const lines = async (cartId: string, token = '') => (await pull(cartId, token)).map(({ sku, qty }) => [sku, qty])
  const totals = (cartId: string) => client.result(Totals, at('totals', cartId))
  const cents = (decimal: number) => Math.round(decimal * 100)

  async function simple() {
    const { listed } = await shop()
    const { sku, price_incl_tax = 0 } = oneOf(
      listed.filter((one) => one.type_id === 'simple' && (one.stock?.qty ?? 0) >= 10 && one.price_incl_tax),
      'simple product with ten on the shelf',
    )
    return { sku, price: price_incl_tax }
  }

  async function variant() {
    const { ask, listed } = await shop()
    const { id } = oneOf(
      listed.filter((one) => one.type_id === 'configurable' && one.stock?.is_in_stock),
      'configurable product',
    )
    const { hits } = await ask({ filters: [['id', id]], parameters: { size: 1 } })
    const parent = Configurable.parse(hits[0])
    const child = oneOf(
      parent.configurable_children.filter(({ status = 1 }) => status < 2),
      'variant',
    )
    const configurable_item_options = parent.configurable_options.map(({ attribute_id, attribute_code }) => ({
      option_id: String(attribute_id),
      option_value: String(child[attribute_code]),
    }))
    return {
      parent: parent.sku,
      child: child.sku,
      product_option: { extension_attributes: { configurable_item_options } },
    }
  }

  describe('cart', () => {
    test('[API-3] a guest gets a cart of their own, whose id nobody can guess', async () => {
      const ids = [await create(), await create()]
      expect(new Set(ids).size).toBe(2)
      expect(await lines(ids[0] ?? '')).toEqual([])
    })

    test('[API-3] a product is added, added to, set and taken out', async () => {
      const { sku } = await simple()
      const cartId = await create()
      const first = await add(cartId, { sku, qty: 1, quoteId: cartId })
      expect(first).toMatchObject({ sku, qty: 1 })
      expect(await pull(cartId)).toEqual([first])
      expect(await add(cartId, { sku, qty: '2', quoteId: cartId })).toMatchObject({ item_id: first.item_id, qty: 3 })
      await add(cartId, { sku, qty: 2, item_id: first.item_id, quoteId: cartId })
      expect(await lines(cartId)).toEqual([[sku, 2]])
      const cartItem = { sku, item_id: first.item_id, quoteId: cartId }
      expect(await send(z.literal(true), at('delete', cartId), { cartItem })).toBe(true)
      expect(await lines(cartId)).toEqual([])
    })

    test('[API-3] a configurable product comes as parent with options, and is answered with the variant', async () => {
      const { parent, child, product_option } = await variant()
      const cartId = await create()
      const item = await add(cartId, { sku: parent, qty: 1, product_option, quoteId: cartId })
      expect(item).toMatchObject({ sku: child, qty: 1, product_type: 'configurable' })
      expect(item.product_option?.extension_attributes.configurable_item_options).toHaveLength(
        product_option.extension_attributes.configurable_item_options.length,
      )
      const refusal = refusalOf(await update(cartId, { sku: parent, qty: 1 }))
      expect(refusal).toEqual({ code: 400, result: errorText.noSuchConfiguration })
    })

    test.each([-1, 0, 0.5, 10_001, 1e9, null, 'many'])('[R-08] a quantity of %j is refused', async (qty) => {
      const { sku } = await simple()
      const cartId = await create()
      expect(refusalOf(await update(cartId, { sku, qty })).code).toBe(400)
      expect(await lines(cartId)).toEqual([])
    })

    test('[CART-8] totals are the platform’s own, and add up', async () => {
      const { sku, price } = await simple()
      const cartId = await create()
      await add(cartId, { sku, qty: 3, price: 0.01, price_incl_tax: 0.01 })
      const told = await totals(cartId)
      expect(cents(told.subtotal_incl_tax)).toBe(cents(price) * 3)
      expect(cents(told.grand_total)).toBe(
        cents(told.subtotal_incl_tax) + cents(told.discount_amount) + cents(told.shipping_incl_tax),
      )
      expect(told.items_qty).toBe(3)
      expect(JSON.parse(told.items[0]?.options ?? '')).toEqual([])
      expect(told.total_segments.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['subtotal', 'shipping', 'tax', 'grand_total']),
      )
    })

    test('[API-3] methods and totals are told while hardly anything is known of the address', async () => {
      const { sku } = await simple()
      const cartId = await create()
      await add(cartId, { sku, qty: 1 })
      const [method] = await send(z.array(ShippingMethod), at('shipping-methods', cartId), { address: unknownAddress })
      expect(method?.available).toBe(true)
      const payment = await client.result(z.array(PaymentMethod), at('payment-methods', cartId))
      expect(payment.length).toBeGreaterThan(0)
      const shippingAddress = { ...unknownAddress, firstname: '', lastname: '' }
      const told = await send(
        z.looseObject({ payment_methods: z.array(PaymentMethod), totals: Totals }),
        at('shipping-information', cartId),
        {
          addressInformation: {
            shippingAddress,
            billingAddress: shippingAddress,
            shippingCarrierCode: method?.carrier_code,
            shippingMethodCode: method?.method_code,
          },
        },
      )
      expect(told.payment_methods).toEqual(payment)
      expect(told.totals).toEqual(await totals(cartId))
      expect(refusalOf(await client.post(at('shipping-methods', cartId), {}))).toEqual({
        code: 400,
        result: listShippingMethods.errors[400],
      })
    })

    test('[CART-7] a coupon that nobody knows is refused, and none can always be taken off', async () => {
      const cartId = await create()
      const refusal = refusalOf(await client.post(`${at('apply-coupon', cartId)}&coupon=NO-SUCH-${randomUUID()}`, {}))
      expect(refusal).toEqual({ code: 404, result: applyCoupon.errors[404] })
      expect(refusalOf(await client.post(at('apply-coupon', cartId), {})).code).toBe(400)
      expect(await send(z.literal(true), at('delete-coupon', cartId))).toBe(true)
    })

    test('[S-20] an unknown cart is 404', async () => {
      expect(refusalOf(await client.call(at('pull', '0'.repeat(32)))).code).toBe(404)
      const { sku } = await simple()
      expect(refusalOf(await update('0'.repeat(32), { sku, qty: 1 })).code).toBe(404)
    })

    test('[SYNC-1] [SYNC-10] a customer finds their cart again, and a guest’s cart goes into it once', async () => {
      const { sku } = await simple()
      const guest = await create()
      await add(guest, { sku, qty: 2 })
      const token = await newCustomer()
      const own = await send(z.union([z.string(), z.number()]).transform(String), `/api/cart/create?token=${token}`)
      expect(own).toMatch(/^\d+$/)
      const again = `/api/cart/create?token=${token}&cartId=${guest}`
      for (let time = 0; time < 2; time++) expect(String(await send(z.unknown(), again))).toBe(own)
      expect(await lines(own, token)).toEqual([[sku, 2]])
      expect(refusalOf(await client.call(at('pull', own))).code).toBe(404)
      expect(refusalOf(await client.call(at('pull', guest))).code).toBe(404)
    })

    test('[SYNC-1] a token that is none is 401, so that the client goes on as a guest', async () => {
      expect(refusalOf(await client.post('/api/cart/create?token=no-such-token', {})).code).toBe(401)
    })
  })

  async function newCustomer(): Promise<string> {
    const email = `cart.${randomUUID()}@example.com`
    const password = 'Brandsohle-Kork-5'
    const customer = { email, firstname: 'Carla', lastname: 'Ört' }
    await send(z.unknown(), '/api/user/create', { customer, password })
    return send(z.string().transform(encodeURIComponent), '/api/user/login', { username: email, password })
  }
}
