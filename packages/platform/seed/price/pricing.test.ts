import { describe, expect, test } from 'vitest'
import { buildPriceHistory } from '../build-price-history.ts'
import { models } from '../collection/models.ts'
import { ellermoor, laszlo } from '../testing/demo-store-views.ts'
import { viewOf } from '../view.ts'
import { modelPricing } from './model-pricing.ts'
import { isLawful, priceFields, saleFields } from './pricing.ts'

const pricing = (sku: string) => {
  const model = models.find((model) => model.sku === sku)
  if (!model) throw new Error(`There is no ${sku}.`)
  return modelPricing(model)
}
const gross = viewOf(laszlo)

describe('offers of the collection', () => {
  test('[G-04] GRAZ was 389 for years and is 329: a reduction, and the price before stands beside it', () => {
    expect(saleFields(pricing('GRAZ'))).toEqual({ is_sale: true, lowest_price_30_days: 389 })
    expect(priceFields(pricing('GRAZ'), gross)).toMatchObject({ price: 389, special_price: 329, final_price: 329 })
  })

  test('[G-04] AUGSBURG was raised from 329 to 369 and is 349: a special price, but no reduction', () => {
    expect(saleFields(pricing('AUGSBURG'))).toEqual({ is_sale: false, lowest_price_30_days: 329 })
    expect(priceFields(pricing('AUGSBURG'), gross)).toMatchObject({ price: 369, special_price: 349, final_price: 349 })
  })

  test('[G-04] every other running offer is below what was asked in the thirty days before', () => {
    const offered = models.filter(({ reducedGross }) => reducedGross !== undefined)
    expect(offered.length).toBeGreaterThan(10)
    expect(offered.filter((model) => !isLawful(modelPricing(model))).map(({ sku }) => sku)).toEqual([])
  })

  test.each([
    ['OEDENBURG', 'is over', '2025-02-01 23:59:59'],
    ['GOTHA', 'is yet to come', '2034-12-24 23:59:59'],
  ])('the offer of %s %s: the final price is the regular one', (sku, _, special_to_date) => {
    const fields = priceFields(pricing(sku), gross)
    expect(fields.final_price).toBe(fields.price)
    expect(fields.special_price).toBeGreaterThan(0)
    expect(fields.special_to_date).toBe(special_to_date)
    expect(saleFields(pricing(sku))).toEqual({ is_sale: false })
  })

  test('the lowest price is told with tax in every view, the prices as the view stores them', () => {
    expect(priceFields(pricing('GRAZ'), viewOf(ellermoor)).price).toBe(326.8908)
    expect(saleFields(pricing('GRAZ')).lowest_price_30_days).toBe(389)
  })
})

test('[G-04] the history of prices begins with the first one and knows every offer that has begun', () => {
  const rows = [...buildPriceHistory(models)]
  const of = (sku: string) => rows.filter((row) => row.sku === sku).map((row) => `${row.validFrom} ${row.grossCents}`)
  expect(of('GRAZ')).toEqual(['2024-09-02 08:00:00 38900', '2026-10-12 00:00:00 32900'])
  expect(of('AUGSBURG')).toEqual([
    '2019-09-23 08:00:00 32900',
    '2026-09-21 08:00:00 36900',
    '2026-10-12 00:00:00 34900',
  ])
  expect(of('OEDENBURG')).toEqual([
    '2019-03-11 08:00:00 37900',
    '2025-01-06 00:00:00 32900',
    '2025-02-02 00:00:00 37900',
  ])
  expect(of('GOTHA')).toHaveLength(1)
  expect(of('LEATHER-MILK')).toHaveLength(2)
})
