import { ShippingMethod } from '@welt/contract/entity/shipping-method.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { insertFixture } from '../catalog/testing/fixture-catalog.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { type CartSettings, defaultCartSettings, type ShippingMethodSetting } from './cart-settings.ts'
import { openCartShop } from './testing/cart-shop.ts'

async function withShop(
  settings: Partial<CartSettings>,
  work: (shop: Awaited<ReturnType<typeof openCartShop>>) => Promise<void>,
) {
  const shop = await openCartShop(await temporarySqlite(), settings)
  try {
    await work(shop)
  } finally {
    await shop.database.close()
  }
}

const method = (methodCode: string, more: Partial<ShippingMethodSetting>): ShippingMethodSetting => ({
  carrierCode: 'dhl',
  methodCode,
  carrierTitle: { de: 'DHL', en: 'DHL' },
  methodTitle: { de: `${methodCode} de`, en: `${methodCode} en` },
  grossCents: 0,
  ...more,
})

describe('shipping methods of a shop', () => {
  const shippingMethods = [
    method('off', { available: false }),
    method('home', { countries: ['DE'], grossCents: 5_95, belowGoodsCents: 100_00 }),
    method('free', { countries: ['DE'], fromGoodsCents: 100_00 }),
    method('abroad', { countries: ['AT', 'FI'], grossCents: 12_00 }),
    method('express', { countries: ['DE'], grossCents: 19_00 }),
  ]

  test('are offered by country and value of the goods; what is not available is kept out', async () => {
    await withShop({ shippingMethods }, async (shop) => {
      const cartId = await shop.create({ store: 'laszlo_en' })
      await shop.add(cartId, { sku: 'CREAM', qty: 1 })
      const offered = async (country_id: string) => {
        const path = `/api/cart/shipping-methods?cartId=${cartId}`
        const { result } = await shop.call(path, { body: { address: { country_id } } })
        return z
          .array(ShippingMethod)
          .parse(result)
          .map(({ method_title, amount }) => [method_title, amount])
      }
      expect(await offered('DE')).toEqual([
        ['home en', 5.95],
        ['express en', 19],
      ])
      expect(await offered('AT')).toEqual([['abroad en', 12]])
      expect(await offered('PL')).toEqual([])
      await shop.add(cartId, { sku: 'OX-12-400', qty: 1 })
      expect(await offered('DE')).toEqual([
        ['free en', 0],
        ['express en', 19],
      ])
    })
  })

  test('count in the totals with their tax: the first until one is chosen, then the chosen one', async () => {
    await withShop({ shippingMethods }, async (shop) => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'CREAM', qty: 1 })
      expect(await shop.totals(cartId)).toMatchObject({
        grand_total: 17.85,
        shipping_amount: 5,
        shipping_incl_tax: 5.95,
        shipping_tax_amount: 0.95,
        tax_amount: 2.85,
      })
      const choose = (shippingMethodCode: string) =>
        shop.call(`/api/cart/collect-totals?cartId=${cartId}`, {
          body: { methods: { shippingCarrierCode: 'dhl', shippingMethodCode } },
        })
      expect((await choose('express')).result).toMatchObject({ grand_total: 30.9, shipping_incl_tax: 19 })
      expect((await choose('off')).result).toMatchObject({ grand_total: 17.85 })
    })
  })

  test('are not needed by a virtual cart, which is taxed where it is billed', async () => {
    await withShop({ shippingMethods }, async (shop) => {
      const cartId = await shop.create()
      await shop.add(cartId, { sku: 'VOUCHER', qty: 1 })
      const addressInformation = { shippingAddress: null, billingAddress: { country_id: 'AT' } }
      const { result } = await shop.call(`/api/cart/shipping-information?cartId=${cartId}`, {
        body: { addressInformation },
      })
      expect(result).toMatchObject({
        totals: { grand_total: 50.42, shipping_incl_tax: 0, items: [{ tax_percent: 20 }] },
      })
    })
  })
})

test('where out-of-stock items may not be put in the cart, the shelf decides', async () => {
  await withShop({ allowOutOfStockInCart: false }, async (shop) => {
    const cartId = await shop.create()
    const answer = async (sku: string, qty: number) => {
      const { status, result } = await shop.add(cartId, { sku, qty })
      return status === 200 ? 200 : result
    }
    expect(await answer('RARE', 1)).toBe(errorText.outOfStock)
    expect(await answer('OX-12-400', 4)).toBe(200)
    expect(await answer('OX-12-400', 2)).toBe(errorText.quantityAboveMaximum(5))
    expect(await answer('SET', 6)).toBe(errorText.quantityAboveMaximum(5))
    expect(await answer('SET', 5)).toBe(200)
    expect(await answer('VOUCHER', 100)).toBe(200)
    await shop.database.run(`UPDATE stock_item SET backorders = 1 WHERE sku = 'RARE'`)
    expect(await answer('RARE', 1)).toBe(200)
  })
})

test('where products may not cost nothing, one without a price is refused in the words of the source', async () => {
  const free = { id: 99, sku: 'FREE', name: 'Umsonst', type_id: 'simple', status: 1, visibility: 4, tax_class_id: 2 }
  const answerOf = async (allowZeroPriceProducts: boolean) => {
    const database = await temporarySqlite()
    await insertFixture(database, 'demo_laszlo_de', { product: [{ ...free, price: 0 }] })
    const shop = await openCartShop(database, { allowZeroPriceProducts })
    const { status, result } = await shop.add(await shop.create(), { sku: 'FREE', qty: 1 })
    await database.close()
    return { status, result }
  }
  expect(await answerOf(true)).toMatchObject({ status: 200 })
  expect(await answerOf(false)).toEqual({ status: 400, result: errorText.priceUnknown })
})

test('a cart holds so many lines and no more, and its lines can still grow', async () => {
  await withShop({ maxLines: 2 }, async (shop) => {
    const cartId = await shop.create()
    await shop.add(cartId, { sku: 'CREAM', qty: 1 })
    await shop.add(cartId, { sku: 'WAX', qty: 1 })
    const refusal = await shop.add(cartId, { sku: 'BOOK', qty: 1 })
    expect([refusal.status, refusal.result]).toEqual([400, errorText.tooManyLines(2)])
    expect((await shop.add(cartId, { sku: 'WAX', qty: 4 })).result).toMatchObject({ qty: 5 })
  })
})

test('by default the shop is as the source describes it', () => {
  expect(defaultCartSettings).toMatchObject({
    minimumOrderCents: 2000,
    maxSaleQuantity: 10_000,
    allowOutOfStockInCart: true,
    allowZeroPriceProducts: true,
  })
})
