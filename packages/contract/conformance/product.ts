import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { renderList } from '../api/product.ts'
import { PriceInfo } from '../entity/price-info.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import { oneOf, type Shop } from './shop.ts'

const Items = z.object({ items: z.array(PriceInfo) })

export function describeProducts(client: ConformanceClient, shop: () => Promise<Shop>): void {
  async function render(skus: readonly string[], more = '') {
    const { view } = await shop()
    const query = `skus=${encodeURIComponent(skus.join(','))}&currencyCode=EUR&storeCode=${view.storeCode}${more}`
    return (await client.result(Items, `/api/product/render-list?${query}`)).items
  }

  describe('prices of products', () => {
    test('[PRICE-5] are those of the catalogue, gross and net', async () => {
      const products = (await shop()).listed.filter(({ type_id }) => type_id === 'simple').slice(0, 20)
      const items = await render(products.map(({ sku }) => sku))
      expect(items.map(({ id, price_info }) => [id, price_info.final_price])).toEqual(
        products.map(({ id, price_incl_tax }) => [id, price_incl_tax]),
      )
      for (const { price_info } of items) {
        const { tax_adjustments } = price_info.extension_attributes
        expect(tax_adjustments.final_price).toBeLessThanOrEqual(price_info.final_price)
        expect(price_info.regular_price).toBeGreaterThanOrEqual(price_info.final_price)
        expect(price_info.formatted_prices.final_price).toContain('€')
      }
    })

    test('[PRICE-5] variants are told as well, and lie within the bounds of their product', async () => {
      const parent = oneOf(
        (await shop()).listed.filter((one) => one.configurable_children?.length),
        'configurable product',
      )
      const skus = (parent.configurable_children ?? []).slice(0, 5).map(({ sku }) => sku)
      const [whole, ...variants] = await render([parent.sku, ...skus])
      expect(variants).toHaveLength(skus.length)
      for (const { price_info } of variants) {
        expect(price_info.final_price).toBeGreaterThanOrEqual(whole?.price_info.minimal_price ?? Number.NaN)
        expect(price_info.final_price).toBeLessThanOrEqual(whole?.price_info.max_price ?? Number.NaN)
      }
    })

    test('[PRICE-5] unknown skus are left out', async () => {
      const { id, sku } = oneOf((await shop()).listed, 'product')
      expect((await render(['no-such-sku', sku])).map((item) => item.id)).toEqual([id])
      expect(await render(['no-such-sku'])).toEqual([])
    })

    test.each(['&userGroupId=2', '&userGroupId=2&token=', '&groupToken=no.such.token'])(
      '[PRICE-7] %s proves no group',
      async (claim) => {
        const skus = (await shop()).listed.map(({ sku }) => sku).slice(0, 100)
        const told = (items: PriceInfo[]) => items.map(({ price_info }) => price_info)
        expect(told(await render(skus, claim))).toEqual(told(await render(skus)))
      },
    )

    test('[PRICE-5] without skus it is 400', async () => {
      const answer = await client.call('/api/product/render-list?currencyCode=EUR')
      expect(refusalOf(answer)).toEqual({ code: 400, result: renderList.errors[400] })
    })
  })
}
