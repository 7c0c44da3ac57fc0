import type { PriceInfo } from '@welt/contract/entity/price-info.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import { answeringVisit } from '../testing/answering-visit.ts'
import { syncPrices } from './sync-prices.ts'

const cream: Product = {
  id: 7,
  sku: 'CREAM',
  name: 'Schuhcreme',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price_incl_tax: 11.9,
}
const net = { final_price: 8.3193, regular_price: 8.3193, special_price: 0 }
const price_info = {
  final_price: 9.9,
  regular_price: 9.9,
  special_price: 0,
  extension_attributes: { tax_adjustments: net },
}
const items = [{ id: 7, price_info }] as unknown as PriceInfo[]
const told: Answer<{ items: PriceInfo[] }> = { ok: true, result: { items } }

test('[PRICE-4] [PRICE-5] the platform is asked by sku, and what it says is the price', async () => {
  const { visit, sent } = await answeringVisit(told, { isCustomer: true })
  expect(await syncPrices(visit, cream)).toMatchObject({ price_incl_tax: 9.9, price_is_current: true })
  expect(sent).toEqual([
    {
      path: '/api/product/render-list',
      query: { skus: 'CREAM', currencyCode: 'EUR', storeId: '3' },
      token: 'token',
    },
  ])
})

test('[PRICE-5] [PRICE-6] guests send no token, and the group goes along only with grouped tax', async () => {
  const { visit, sent } = await answeringVisit(told)
  const storeView = { ...visit.shop.storeView, tax: { ...visit.shop.storeView.tax, userGroupId: 1 } }
  await syncPrices({ ...visit, shop: { ...visit.shop, storeView } }, cream)
  expect(sent[0]?.query).toEqual({ skus: 'CREAM', currencyCode: 'EUR', storeId: '3', userGroupId: '1' })
  expect(sent[0]?.token).toBeUndefined()
})

test('[PRICE-5] a failure leaves the price of the catalogue, which nobody calls current', async () => {
  const { visit } = await answeringVisit({ ok: false, at: 'network', text: 'cut' })
  expect(await syncPrices(visit, cream)).toMatchObject({
    price_incl_tax: 11.9,
    price_is_current: false,
    price_refreshed_at: null,
  })
})

test('[PRICE-5] a model with very many variants is asked for in parts', async () => {
  const { visit, sent } = await answeringVisit({ ok: true, result: { items: [] } })
  const configurable_children = Array.from({ length: 300 }, (_, size) => ({ id: 100 + size, sku: `WIEN-${size}` }))
  await syncPrices(visit, { ...cream, sku: 'WIEN', configurable_children })
  const asked = sent.map(({ query }) => query?.['skus']?.split(',') ?? [])
  expect(asked.map((skus) => skus.length)).toEqual([150, 150, 1])
  expect(new Set(asked.flat()).size).toBe(301)
})
