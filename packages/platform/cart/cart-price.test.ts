import { Totals } from '@welt/contract/entity/cart-totals.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'

await describeOnEachEngine('prices in a cart', (open) => {
  let shop: CartShop

  beforeAll(async () => {
    shop = await openCartShop(await open())
  })
  afterAll(() => shop.database.close())

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
})
