import * as calls from '@welt/contract/api/cart.ts'
import { Totals } from '@welt/contract/entity/cart-totals.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { type CartShop, itemId, openCartShop } from './testing/cart-shop.ts'
import { black40 } from './testing/shop-documents.ts'

await describeOnEachEngine('what a cart costs', (open) => {
  let shop: CartShop

  beforeAll(async () => {
    shop = await openCartShop(await open())
  })
  afterAll(() => shop.database.close())

  describe('totals', () => {
    test('[CART-8] have every field of the contract, lines and segments, in the language of the view', async () => {
      const cartId = await shop.create()
      const pair = itemId((await shop.add(cartId, { sku: 'OX', qty: 1, product_option: black40 })).result)
      const book = itemId((await shop.add(cartId, { sku: 'BOOK', qty: 2 })).result)
      await shop.database.run(
        `INSERT INTO coupon (code, kind, value) VALUES ('ZEHN', 'percent', 1000) ON CONFLICT DO NOTHING`,
      )
      await shop.call(`/api/cart/apply-coupon?cartId=${cartId}&coupon=zehn`)
      const totals = await shop.totals(cartId)
      expect(Totals.safeParse(totals).success).toBe(true)
      expect(totals).toEqual({
        grand_total: 367.92,
        base_grand_total: 367.92,
        subtotal: 348.22,
        subtotal_incl_tax: 408.8,
        discount_amount: -40.88,
        subtotal_with_discount: 313.4,
        shipping_amount: 0,
        base_shipping_amount: 0,
        shipping_incl_tax: 0,
        shipping_tax_amount: 0,
        tax_amount: 54.52,
        base_tax_amount: 54.52,
        base_currency_code: 'EUR',
        quote_currency_code: 'EUR',
        coupon_code: 'ZEHN',
        items_qty: 3,
        items: [
          {
            item_id: pair,
            name: 'Oxford „Größe“',
            qty: 1,
            price: 301.68,
            base_price: 301.68,
            price_incl_tax: 359,
            base_price_incl_tax: 359,
            row_total: 301.68,
            row_total_incl_tax: 359,
            row_total_with_discount: 271.51,
            tax_amount: 51.59,
            tax_percent: 19,
            discount_amount: 35.9,
            discount_percent: 10,
            options: '[{"label":"Farbe","value":"Schwarz"},{"label":"Größe","value":"40"}]',
          },
          {
            item_id: book,
            name: 'Schuhkunde',
            qty: 2,
            price: 23.27,
            base_price: 23.27,
            price_incl_tax: 24.9,
            base_price_incl_tax: 24.9,
            row_total: 46.54,
            row_total_incl_tax: 49.8,
            row_total_with_discount: 41.89,
            tax_amount: 2.93,
            tax_percent: 7,
            discount_amount: 4.98,
            discount_percent: 10,
            options: '[]',
          },
        ],
        total_segments: [
          { code: 'subtotal', title: 'Zwischensumme', value: 408.8 },
          { code: 'discount', title: 'Rabatt (ZEHN)', value: -40.88 },
          { code: 'shipping', title: 'Versand (DHL GoGreen)', value: 0 },
          {
            code: 'tax',
            title: 'Enthaltene MwSt.',
            value: 54.52,
            area: 'taxes',
            extension_attributes: {
              tax_grandtotal_details: [
                { amount: 51.59, rates: [{ percent: 19, title: 'Enthaltene MwSt. 19 %' }], group_id: 1 },
                { amount: 2.93, rates: [{ percent: 7, title: 'Enthaltene MwSt. 7 %' }], group_id: 2 },
              ],
            },
          },
          { code: 'grand_total', title: 'Gesamtsumme', value: 367.92, area: 'footer' },
        ],
        extension_attributes: { minimum_order_amount: 20, minimum_order_missing: 0 },
      })
    })

    test('[CART-8] tell what an order lacks of 20,00 EUR, discount or not', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'CREAM', qty: 1 })
      expect((await shop.totals(cartId)).extension_attributes).toEqual({
        minimum_order_amount: 20,
        minimum_order_missing: 8.1,
      })
      await shop.add(cartId, { sku: 'CENT', qty: 17 })
      expect((await shop.totals(cartId)).extension_attributes).toMatchObject({ minimum_order_missing: 0 })
    })

    test('of an empty cart are nothing', async () => {
      expect(await shop.totals(await shop.create())).toMatchObject({ grand_total: 0, items: [], items_qty: 0 })
    })

    test('leave out a line whose product is gone, which stays in the cart', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'CREAM', qty: 1 })
      await shop.database.run(
        `INSERT INTO cart_item (cart_id, sku, option_hash, qty) SELECT id, 'GONE', '', 1 FROM cart WHERE token = $1`,
        [cartId],
      )
      expect((await shop.totals(cartId)).grand_total).toBe(11.9)
      expect(await shop.pull(cartId)).toMatchObject([
        { sku: 'CREAM' },
        { sku: 'GONE', name: 'GONE', qty: 1, product_type: 'simple' },
      ])
    })
  })

  describe('methods', () => {
    const address = {
      region: '',
      region_id: null,
      country_id: 'DE',
      street: [null, null],
      postcode: '',
      city: '',
      region_code: '',
    }

    test('[API-3] of shipping are told for an address of which little is known', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'CREAM', qty: 1 })
      const { status, result } = await shop.call(`/api/cart/shipping-methods?cartId=${cartId}`, { body: { address } })
      expect([status, result]).toEqual([
        200,
        [
          {
            carrier_code: 'flatrate',
            method_code: 'flatrate',
            carrier_title: 'DHL',
            method_title: 'DHL GoGreen',
            amount: 0,
            base_amount: 0,
            available: true,
            error_message: '',
            price_excl_tax: 0,
            price_incl_tax: 0,
          },
        ],
      ])
      const none = await shop.call(`/api/cart/shipping-methods?cartId=${cartId}`, { body: {} })
      expect([none.status, none.result]).toEqual([400, 'No address element provided within the request body'])
    })

    test('[API-3] of shipping there are none where the shop delivers nothing to', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'CREAM', qty: 1 })
      const abroad = { address: { ...address, country_id: 'US' } }
      const { status, result } = await shop.call(`/api/cart/shipping-methods?cartId=${cartId}`, { body: abroad })
      expect([status, result]).toEqual([200, []])
    })

    test('[CART-9] of payment leave out cash on delivery where nothing is carried to the door', async () => {
      const cartId = await shop.create()
      const codes = async () => {
        const { result } = await shop.call(`/api/cart/payment-methods?cartId=${cartId}`)
        return z.array(z.object({ code: z.string(), title: z.string() })).parse(result)
      }
      await shop.add(cartId, { sku: 'VOUCHER', qty: 1 })
      await shop.add(cartId, { sku: 'GUIDE', qty: 1 })
      expect(await codes()).toEqual([
        { code: 'invoice', title: 'Rechnung' },
        { code: 'checkmo', title: 'Vorkasse' },
      ])
      const shipping = await shop.call(`/api/cart/shipping-methods?cartId=${cartId}`, { body: { address } })
      expect(shipping.result).toEqual([])
      await shop.add(cartId, { sku: 'CREAM', qty: 1 })
      expect((await codes()).map(({ code }) => code)).toEqual(['invoice', 'checkmo', 'cashondelivery'])
    })

    test('[API-3] shipping-information is kept in either spelling, and answers payment methods and totals', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'CREAM', qty: 1 })
      const keep = (addressInformation: object) =>
        shop.call(`/api/cart/shipping-information?cartId=${cartId}`, { body: { addressInformation } })
      const camel = await keep({
        shippingAddress: { countryId: 'AT', firstname: 'Öö', lastname: '', city: '', postcode: 1010, street: [null] },
        billingAddress: { country_id: 'DE', region: { region: 'Bayern', region_id: '5' }, street: 'Weg 1' },
        shippingCarrierCode: 'flatrate',
        shippingMethodCode: 'flatrate',
      })
      expect(calls.setShippingInformation.result.safeParse(camel.result).success).toBe(true)
      expect(camel.result).toMatchObject({ totals: { items: [{ tax_percent: 20 }] } })
      const row = await shop.database.get<{ checkout: string }>('SELECT checkout FROM cart WHERE token = $1', [cartId])
      expect(JSON.parse(row?.checkout ?? '')).toEqual({
        shippingAddress: { country_id: 'AT', firstname: 'Öö', postcode: '1010' },
        billingAddress: {
          country_id: 'DE',
          street: ['Weg 1'],
          region: { region: 'Bayern', region_code: null, region_id: 5 },
          region_id: 5,
        },
        carrierCode: 'flatrate',
        methodCode: 'flatrate',
      })
      const snake = await keep({ shipping_address: { country_id: 'DE' }, shipping_carrier_code: 'flatrate' })
      expect(snake.result).toMatchObject({ totals: { items: [{ tax_percent: 19 }] } })
      expect((await keep({})).status).toBe(200)
      const none = await shop.call(`/api/cart/shipping-information?cartId=${cartId}`, { body: {} })
      expect([none.status, none.result]).toEqual([400, 'No address element provided within the request body'])
    })

    test('collect-totals keeps the methods and answers totals', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'CREAM', qty: 1 })
      const collect = (body: object) => shop.call(`/api/cart/collect-totals?cartId=${cartId}`, { body })
      const methods = {
        paymentMethod: { method: 'checkmo' },
        shippingCarrierCode: 'flatrate',
        shippingMethodCode: 'flatrate',
      }
      expect(await collect({ methods })).toMatchObject({ status: 200, result: { grand_total: 11.9 } })
      expect((await collect({})).status).toBe(400)
    })
  })
})
