import * as calls from '@welt/contract/api/cart.ts'
import { Totals } from '@welt/contract/entity/cart-totals.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'

const black40 = {
  extension_attributes: {
    configurable_item_options: [
      { option_id: '93', option_value: '12' },
      { option_id: '142', option_value: 400 },
    ],
  },
}

await describeOnEachEngine('cart calls', (open) => {
  let shop: CartShop

  beforeAll(async () => {
    shop = await openCartShop(await open())
  })
  afterAll(() => shop.database.close())

  const lines = async (cartId: string) => (await shop.pull(cartId)).map(({ sku, qty }) => [sku, qty])

  describe('a line', () => {
    test('[API-3] of a simple product is told as it was added', async () => {
      const cartId = await shop.create()
      const { status, result } = await shop.add(cartId, { sku: 'CREAM', qty: 2, quoteId: cartId })
      expect(status).toBe(200)
      expect(result).toEqual({
        item_id: expect.any(Number) as unknown,
        sku: 'CREAM',
        qty: 2,
        name: 'Schuhcreme',
        price: 10,
        product_type: 'simple',
        quote_id: cartId,
      })
      expect(await shop.pull(cartId)).toEqual([result])
    })

    test('[API-3] of a configurable product comes as parent and options, and is answered with the variant', async () => {
      const cartId = await shop.create()
      const { result } = await shop.add(cartId, { sku: 'OX', qty: 1, product_option: black40 })
      expect(result).toMatchObject({
        sku: 'OX-12-400',
        name: 'Oxford „Größe“',
        product_type: 'configurable',
        product_option: {
          extension_attributes: {
            configurable_item_options: [
              { option_id: '93', option_value: '12' },
              { option_id: '142', option_value: '400' },
            ],
          },
        },
      })
      const again = await shop.add(cartId, { sku: 'OX-12-400', qty: '2' })
      expect(again.result).toMatchObject({ sku: 'OX-12-400', qty: 3, product_type: 'configurable' })
      expect(await lines(cartId)).toEqual([['OX-12-400', 3]])
    })

    test.each([
      ['no options', undefined],
      ['half of them', { extension_attributes: { configurable_item_options: [{ option_id: 93, option_value: 12 }] } }],
      [
        'a pair that is switched off',
        {
          extension_attributes: {
            configurable_item_options: [
              { option_id: 93, option_value: 12 },
              { option_id: 142, option_value: 425 },
            ],
          },
        },
      ],
      ['nonsense', { extension_attributes: { configurable_item_options: [[], 'x'] } }],
    ])('of a configurable product with %s is refused in the words of the source', async (_title, product_option) => {
      const cartId = await shop.create()
      const refusal = await shop.add(cartId, { sku: 'OX', qty: 1, product_option })
      expect([refusal.status, refusal.result]).toEqual([400, errorText.noSuchConfiguration])
      expect(await lines(cartId)).toEqual([])
    })

    test('is added to without item_id and set with it', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'CREAM', qty: 2 })
      const { result } = await shop.add(cartId, { sku: 'CREAM', qty: 3 })
      const item_id = itemId(result)
      expect(await lines(cartId)).toEqual([['CREAM', 5]])
      await shop.add(cartId, { sku: 'CREAM', qty: 4, item_id: String(item_id) })
      expect(await lines(cartId)).toEqual([['CREAM', 4]])
      await shop.add(cartId, { qty: 1, item_id })
      expect(await lines(cartId)).toEqual([['CREAM', 1]])
    })

    test('of another cart cannot be set or deleted', async () => {
      const mine = await shop.create()
      const theirs = await shop.create()
      const item_id = itemId((await shop.add(theirs, { sku: 'CREAM', qty: 2 })).result)
      await shop.add(mine, { sku: 'WAX', qty: 1 })
      const set = await shop.add(mine, { sku: 'CREAM', qty: 9, item_id })
      const deleted = await shop.call(`/api/cart/delete?cartId=${mine}`, { body: { cartItem: { item_id } } })
      expect([set.status, deleted.status]).toEqual([404, 404])
      expect(await lines(theirs)).toEqual([['CREAM', 2]])
    })

    test('with other options is another line, and becomes the other when it is made the same', async () => {
      const cartId = await shop.create()
      const engraved = (words: string) => ({
        extension_attributes: { custom_options: [{ option_id: '1', option_value: words }] },
      })
      await shop.add(cartId, { sku: 'TREE', qty: 1, product_option: engraved('Jörg') })
      const other = await shop.add(cartId, { sku: 'TREE', qty: 2, product_option: engraved('Käthe') })
      expect(await lines(cartId)).toEqual([
        ['TREE', 1],
        ['TREE', 2],
      ])
      const item_id = itemId(other.result)
      await shop.add(cartId, { sku: 'TREE', qty: 2, item_id, product_option: engraved('Zoë') })
      expect(JSON.stringify(await shop.pull(cartId))).toContain('Zoë')
      await shop.add(cartId, { sku: 'TREE', qty: 2, item_id, product_option: engraved('Jörg') })
      expect(await lines(cartId)).toEqual([['TREE', 3]])
    })

    test('leaves by its id or by its sku', async () => {
      const cartId = await shop.create()
      const item_id = itemId((await shop.add(cartId, { sku: 'CREAM', qty: 1 })).result)
      await shop.add(cartId, { sku: 'WAX', qty: 1 })
      const remove = (cartItem: object) => shop.call(`/api/cart/delete?cartId=${cartId}`, { body: { cartItem } })
      expect(await remove({ sku: 'CREAM', item_id, quoteId: cartId })).toMatchObject({ status: 200, result: true })
      expect(await remove({ sku: 'WAX' })).toMatchObject({ status: 200, result: true })
      expect(await remove({ sku: 'WAX', item_id })).toMatchObject({ status: 404, result: errorText.noSuchCartItem })
      expect(await remove({})).toMatchObject({ status: 400 })
      expect(await lines(cartId)).toEqual([])
    })

    test.each([
      ['an unknown sku', { sku: 'NONE' }, 404, errorText.noSuchProduct],
      ['a product that is switched off', { sku: 'OLD' }, 400, errorText.notAvailable],
      ['a variant that is switched off', { sku: 'OX-12-425' }, 400, errorText.notAvailable],
      ['a grouped product', { sku: 'GROUP' }, 400, errorText.groupedItself],
      ['no sku', {}, 400, calls.updateCart.errors[400]],
      ['a missing required option', { sku: 'BELT' }, 400, errorText.requiredOption('Länge')],
      [
        'an option that the product does not have',
        {
          sku: 'CREAM',
          product_option: { extension_attributes: { custom_options: [{ option_id: 9, option_value: 1 }] } },
        },
        400,
        errorText.wrongOption('9'),
      ],
      [
        'a value that the option does not have',
        {
          sku: 'BELT',
          product_option: { extension_attributes: { custom_options: [{ option_id: 3, option_value: 99 }] } },
        },
        400,
        errorText.wrongOption('Länge'),
      ],
      [
        'an engraving that is too long',
        {
          sku: 'TREE',
          product_option: {
            extension_attributes: { custom_options: [{ option_id: 1, option_value: 'x'.repeat(13) }] },
          },
        },
        400,
        errorText.wrongOption('Brandzeichen'),
      ],
    ])('with %s is refused', async (_title, cartItem, status, text) => {
      const cartId = await shop.create()
      const refusal = await shop.add(cartId, { qty: 1, ...cartItem })
      expect([refusal.status, refusal.result]).toEqual([status, text])
      expect(await lines(cartId)).toEqual([])
    })
  })

  describe('a quantity', () => {
    const none = errorText.quantityNotPositive
    const broken = errorText.quantityNotInteger
    const tooMany = errorText.quantityAboveMaximum(10_000)

    test.each([
      [-1, none],
      [0, none],
      ['-1', none],
      ['0', none],
      [0.5, broken],
      ['0.5', broken],
      [10_001, tooMany],
      [1e9, tooMany],
      ['1e3', broken],
      [null, broken],
      ['', broken],
      ['viele', broken],
      [[2], broken],
      [{}, broken],
      [true, broken],
    ])('[R-08] of %j is refused, added or set, and nothing changes', async (qty, text) => {
      const cartId = await shop.create()
      const item_id = itemId((await shop.add(cartId, { sku: 'CREAM', qty: 2 })).result)
      for (const cartItem of [
        { sku: 'CREAM', qty },
        { sku: 'CREAM', qty, item_id },
      ]) {
        const refusal = await shop.add(cartId, cartItem)
        expect([refusal.status, refusal.result]).toEqual([400, text])
      }
      expect(await lines(cartId)).toEqual([['CREAM', 2]])
    })

    test('[STOCK-5] stays below the most that may be sold, also when it is added up', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'BOX', qty: 2 })
      const refusal = await shop.add(cartId, { sku: 'BOX', qty: 2 })
      expect([refusal.status, refusal.result]).toEqual([400, 'Only 3 products of this type are available'])
      expect((await shop.add(cartId, { sku: 'BOX', qty: 1 })).status).toBe(200)
      expect((await shop.add(cartId, { sku: 'CREAM', qty: '10000' })).status).toBe(200)
      expect((await shop.add(cartId, { sku: 'CREAM', qty: 1 })).result).toBe(tooMany)
      expect(await lines(cartId)).toEqual([
        ['BOX', 3],
        ['CREAM', 10_000],
      ])
    })

    test('may exceed the shelf: out-of-stock items may be put in the cart', async () => {
      const cartId = await shop.create()
      expect((await shop.add(cartId, { sku: 'RARE', qty: 1 })).status).toBe(200)
    })
  })

  describe('a price', () => {
    test('[R-07] that a client sends is never read', async () => {
      const cartId = await shop.create()
      const lies = {
        price: 0.01,
        price_incl_tax: 0,
        row_total: -5,
        discount_amount: 100,
        tax_percent: 0,
        name: 'Umsonst',
      }
      const { result } = await shop.add(cartId, { sku: 'WAX', qty: 2, ...lies, totals: lies })
      expect(result).toMatchObject({ name: 'Wachs', price: 12.61 })
      const information = { addressInformation: { shippingAddress: { country_id: 'DE' }, ...lies, totals: lies } }
      const { result: told } = await shop.call(`/api/cart/shipping-information?cartId=${cartId}`, { body: information })
      expect(told).toMatchObject({ totals: { grand_total: 30, subtotal_incl_tax: 30 } })
    })

    test('[CART-8] is the same to the cent where the catalogue keeps net and where it keeps gross prices', async () => {
      const [net, gross] = [await shop.create(), await shop.create({ store: 'laszlo_en' })]
      for (const cartId of [net, gross]) {
        await shop.add(cartId, { sku: 'OX-13-425', qty: 1 })
        await shop.add(cartId, { sku: 'BOOK', qty: 3 })
        await shop.add(cartId, { sku: 'CREAM', qty: 7 })
      }
      const [one, other] = [await shop.totals(net), await shop.totals(gross)]
      expect(one.grand_total).toBe(517)
      expect({ ...other, items: [], total_segments: [] }).toEqual({ ...one, items: [], total_segments: [] })
    })

    test('keeps its net part in every country, and bears the tax of the one it is sent to', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'OX-12-400', qty: 1 })
      const sentTo = async (country_id: string) => {
        const body = { addressInformation: { shippingAddress: { country_id } } }
        const { result } = await shop.call(`/api/cart/shipping-information?cartId=${cartId}`, { body })
        const { totals } = z.object({ totals: Totals }).parse(result)
        return [totals.grand_total, totals.items[0]?.price, totals.items[0]?.tax_percent]
      }
      expect(await sentTo('DE')).toEqual([359, 301.68, 19])
      expect(await sentTo('AT')).toEqual([362.02, 301.68, 20])
      expect(await sentTo('fi')).toEqual([378.61, 301.68, 25.5])
      expect(await sentTo('')).toEqual([359, 301.68, 19])
      expect(await sentTo('Nowhere')).toEqual([359, 301.68, 19])
    })

    test('of a group counts for its customers alone, from a quantity on', async () => {
      const dealer = await shop.addCustomer(2)
      const theirs = await shop.create({ as: dealer })
      const guests = await shop.create()
      const unit = async (cartId: string, qty: number, as?: number) => {
        await shop.call(`/api/cart/delete?cartId=${cartId}`, {
          body: { cartItem: { sku: 'CREAM' } },
          ...(as && { as }),
        })
        await shop.add(cartId, { sku: 'CREAM', qty }, as ? { as } : {})
        return z
          .array(z.looseObject({ price_incl_tax: z.number() }))
          .parse((await shop.totals(cartId, as ? { as } : {})).items)[0]?.price_incl_tax
      }
      expect([await unit(theirs, 1, dealer), await unit(theirs, 10, dealer)]).toEqual([10, 8])
      expect([await unit(guests, 1), await unit(guests, 10), await unit(guests, 20)]).toEqual([11.9, 11.9, 9.5])
    })

    test('that is special counts to the second', async () => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'WAX', qty: 1 })
      const at = async (moment: string) => {
        shop.now = Date.parse(moment)
        return (await shop.totals(cartId)).grand_total
      }
      const before = shop.now
      expect(await at('2026-11-30T23:59:58Z')).toBe(15)
      expect(await at('2026-12-01T00:00:00Z')).toBe(20)
      shop.now = before
    })

    test('includes what options add, and a bundle costs what its parts cost', async () => {
      const cartId = await shop.create()
      const custom_options = [
        { option_id: 1, option_value: 'Jörg' },
        { option_id: 2, option_value: '21,22' },
      ]
      await shop.add(cartId, { sku: 'TREE', qty: 2, product_option: { extension_attributes: { custom_options } } })
      await shop.add(cartId, { sku: 'SET', qty: 1 })
      const bundle_options = [
        { option_id: 1, option_qty: 1, option_selections: [11] },
        { option_id: 2, option_qty: 3, option_selections: ['21'] },
      ]
      const set = await shop.add(cartId, {
        sku: 'SET',
        qty: 2,
        product_option: { extension_attributes: { bundle_options } },
      })
      expect(set.result).toMatchObject({
        product_type: 'bundle',
        product_option: { extension_attributes: { bundle_options } },
      })
      const totals = Totals.parse(await shop.totals(cartId))
      expect(
        totals.items.map(({ price_incl_tax, options }) => [price_incl_tax, JSON.parse(options) as unknown]),
      ).toEqual([
        [
          62.45,
          [
            { label: 'Brandzeichen', value: 'Jörg' },
            { label: 'Verpackung', value: 'Leinen, Karte' },
          ],
        ],
        [
          370.9,
          [
            { label: 'Schuh', value: '1 × Oxford „Größe“' },
            { label: 'Pflege', value: '1 × Schuhcreme' },
          ],
        ],
        [
          394.7,
          [
            { label: 'Schuh', value: '1 × Oxford „Größe“' },
            { label: 'Pflege', value: '3 × Schuhcreme' },
          ],
        ],
      ])
    })

    test.each([
      ['a part that it does not offer', [{ option_id: 1, option_selections: [99] }]],
      ['two of what is one', [{ option_id: 1, option_selections: [11, 12] }]],
      ['another quantity than it fixes', [{ option_id: 1, option_qty: 2, option_selections: [11] }]],
      ['nothing that it needs', [{ option_id: 2, option_selections: [21] }]],
      [
        'no pieces of a part',
        [
          { option_id: 1, option_selections: [11] },
          { option_id: 2, option_qty: 0, option_selections: [21] },
        ],
      ],
      ['an option that it does not have', [{ option_id: 7, option_selections: [11] }]],
    ])('of a bundle is refused with %s', async (_title, bundle_options) => {
      const cartId = await shop.create()
      const product_option = { extension_attributes: { bundle_options } }
      expect((await shop.add(cartId, { sku: 'SET', qty: 1, product_option })).status).toBe(400)
    })
  })

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

function itemId(result: unknown): number {
  return z.looseObject({ item_id: z.number() }).parse(result).item_id
}
