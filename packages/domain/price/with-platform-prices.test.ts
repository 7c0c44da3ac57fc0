import type { PriceAmounts, PriceInfo } from '@welt/contract/entity/price-info.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import { withPlatformPrices } from './with-platform-prices.ts'

const now = Date.UTC(2026, 10, 16)
const wien: Product = {
  id: 1,
  sku: 'WIEN',
  name: 'Wien',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  price: 326.8908,
  price_incl_tax: 389,
  configurable_children: [
    { id: 11, sku: 'WIEN-42', price_incl_tax: 389 },
    { id: 12, sku: 'WIEN-43', price_incl_tax: 389 },
  ],
}

function amounts(final: number, regular: number, special: number): PriceAmounts {
  const range = { max_price: final, minimal_price: final, max_regular_price: regular, minimal_regular_price: regular }
  return { final_price: final, regular_price: regular, special_price: special, ...range }
}

const words = {
  final_price: '',
  max_price: '',
  max_regular_price: '',
  minimal_regular_price: '',
  special_price: '',
  minimal_price: '',
  regular_price: '',
}

function told(id: number, gross: PriceAmounts, net: PriceAmounts): PriceInfo {
  return {
    id,
    name: '',
    type: 'simple',
    url: '',
    store_id: 1,
    currency_code: 'EUR',
    sgn: '',
    price_info: {
      ...gross,
      formatted_prices: words,
      extension_attributes: { tax_adjustments: net, weee_attributes: [], weee_adjustment: '' },
    },
  }
}
const reduced = told(1, amounts(357, 389, 357), amounts(300, 326.8908, 300))
const child = told(11, amounts(119, 119, 0), amounts(100, 100, 0))

test('[PRICE-4] a product gets the platform’s prices, gross and net, and says since when', () => {
  expect(withPlatformPrices(wien, [reduced], now)).toMatchObject({
    price: 300,
    price_incl_tax: 357,
    price_tax: 57,
    original_price_incl_tax: 389,
    original_price_tax: 62.1092,
    special_price_incl_tax: 357,
    final_price: 300,
    final_price_incl_tax: 357,
    price_is_current: true,
    price_refreshed_at: now,
  })
})

test('[PRICE-4] so do its variants, each its own', () => {
  const { configurable_children } = withPlatformPrices(wien, [reduced, child], now)
  expect(configurable_children).toMatchObject([
    { sku: 'WIEN-42', price: 100, price_incl_tax: 119 },
    { sku: 'WIEN-43', price_incl_tax: 389 },
  ])
})

test('[PRICE-4] without an answer the price is what it was, and nobody calls it current', () => {
  expect(withPlatformPrices(wien, [], now)).toMatchObject({
    price_incl_tax: 389,
    price_is_current: false,
    price_refreshed_at: null,
  })
})
