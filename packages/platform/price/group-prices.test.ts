import type { Product } from '@welt/contract/entity/product.ts'
import { calculateProductPrices } from '@welt/domain/price/calculate-product-prices.ts'
import { netTax as tax } from '@welt/domain/price/testing/net-tax.ts'
import { describe, expect, test } from 'vitest'
import { GroupPrices } from './group-prices.ts'

const rate = (id: number, groups: number[], percent: number) => ({
  id,
  product_tax_class_ids: [2],
  customer_tax_class_ids: groups,
  rates: [{ rate: percent, tax_country_id: 'DE', tax_region_id: 0 }],
})
const rules = { tax, taxRules: [rate(1, [0, 3], 19)] }
const now = Date.UTC(2026, 4, 10)
const trade = 4

function shoe(fields: Partial<Product>): Product {
  return { id: 1, sku: 'OX', name: 'Ox', type_id: 'simple', status: 1, visibility: 4, tax_class_id: 2, ...fields }
}
const tier = (customer_group_id: number, qty: number, value: number) => ({ customer_group_id, qty, value })

/** The documents of guests and of a group, as the catalogue makes them. */
function prices(source: Product, groupId: number, options = {}) {
  const groups = new GroupPrices({ rules, tierPrices: true, ...options })
  const guest = calculateProductPrices(groups.take('1', source), { ...rules, now })
  return { groups, guest, group: groups.price('1', guest, groupId, now) }
}

describe('prices of a group', () => {
  const tiers = [tier(trade, 1, 80), tier(trade, 10, 70), tier(7, 1, 60), tier(32_000, 5, 90)]

  test('[PRICE-7] a tier from one piece on is the price of its group, before tax', () => {
    const { guest, group } = prices(shoe({ price: 100, tier_prices: tiers }), trade)
    expect(guest).toMatchObject({ price: 100, price_incl_tax: 119, original_price_incl_tax: 119 })
    expect(group).toMatchObject({ price: 80, price_tax: 15.2, price_incl_tax: 95.2, original_price_incl_tax: 95.2 })
  })

  test('[PRICE-7] nobody sees the tiers of another group', () => {
    const { guest, group } = prices(shoe({ price: 100, tier_prices: tiers }), trade)
    expect(guest.tier_prices).toEqual([tier(32_000, 5, 90)])
    expect(group.tier_prices).toEqual([tier(trade, 1, 80), tier(trade, 10, 70), tier(32_000, 5, 90)])
  })

  test('[PRICE-7] a tier of everybody, or of guests, is the price of guests', () => {
    expect(prices(shoe({ price: 100, tier_prices: [tier(32_000, 1, 95)] }), 0).guest.price).toBe(95)
    expect(prices(shoe({ price: 100, tier_prices: [tier(0, 1, 94)] }), 0).guest.price).toBe(94)
  })

  test.each([
    { given: { price: 100, special_price: 75 }, price: 75, because: 'the special price is lower' },
    { given: { price: 100, special_price: 85 }, price: 80, because: 'the tier is lower' },
    { given: { price: 100, final_price: 70 }, price: 70, because: 'the final price is lower' },
    { given: { price: 60 }, price: 60, because: 'the price is lower' },
    { given: { price: 100, special_price: 75, special_to_date: '2026-01-01' }, price: 80, because: 'it is over' },
  ])('[PRICE-7] $given with a tier of 80 is $price: $because', ({ given, price }) => {
    expect(prices(shoe({ ...given, tier_prices: [tier(trade, 1, 80)] }), trade).group.price).toBe(price)
  })

  test('[PRICE-7] a configurable product takes the lowest price of its variants', () => {
    const source = shoe({
      type_id: 'configurable',
      price: 100,
      configurable_children: [
        { sku: 'OX-40', price: 100, tier_prices: [tier(trade, 1, 82)] },
        { sku: 'OX-41', price: 100, tier_prices: [tier(trade, 1, 78), tier(7, 1, 50)] },
        { sku: 'OX-42', tier_prices: [tier(trade, 1, 90)] },
        { sku: 'OX-43' },
      ],
    })
    const { guest, group } = prices(source, trade)
    expect(guest.price).toBe(100)
    expect(group).toMatchObject({ price: 78, price_incl_tax: 92.82 })
    expect(group.configurable_children?.map(({ price }) => price)).toEqual([82, 78, 90, 100])
    expect(JSON.stringify(guest)).not.toContain('50')
  })

  test('[PRICE-7] a variant that is sold at its parent’s special price keeps it where it is lower than its tier', () => {
    const source = shoe({
      type_id: 'configurable',
      price: 100,
      special_price: 70,
      configurable_children: [{ sku: 'OX-40', tier_prices: [tier(trade, 1, 90)] }],
    })
    expect(prices(source, trade).group.configurable_children?.[0]?.price).toBe(70)
  })

  test('what changes in the document of guests is in that of the group', () => {
    const { groups, guest } = prices(shoe({ price: 100, tier_prices: tiers }), trade)
    const sold = { ...guest, stock: { is_in_stock: false, qty: 0 } }
    expect(groups.price('1', sold, trade, now)).toMatchObject({ price: 80, stock: { qty: 0 } })
    expect(groups.price('1', sold, trade, now)).toBe(groups.price('1', sold, trade, now))
  })

  test('a group without tiers, and a product without any, cost the same object', () => {
    const { groups, guest } = prices(shoe({ price: 100, tier_prices: tiers }), trade)
    expect(groups.price('1', guest, 99, now)).toBe(guest)
    expect(groups.differs(99)).toBe(false)
    const plain = shoe({ id: 2, price: 5 })
    expect(groups.take('2', plain)).toBe(plain)
    expect(groups.price('2', plain, trade, now)).toBe(plain)
  })

  test('gross prices have gross tiers, and cost the same to the cent', () => {
    const gross = { ...rules, tax: { ...tax, sourcePriceIncludesTax: true, finalPriceIncludesTax: true } }
    const groups = new GroupPrices({ rules: gross, tierPrices: true })
    const source = shoe({ price: 119, tier_prices: [tier(trade, 1, 95.2)] })
    const guest = calculateProductPrices(groups.take('1', source), { ...gross, now })
    expect(groups.price('1', guest, trade, now)).toMatchObject({ price: 80, price_incl_tax: 95.2 })
  })

  test('without tax rules of its own the platform lowers the price as it is written', () => {
    const groups = new GroupPrices({ rules: null, tierPrices: true })
    const source = shoe({ price: 100, tier_prices: [tier(trade, 1, 80)] })
    expect(groups.price('1', groups.take('1', source), trade, now)).toMatchObject({ price: 80 })
  })

  test('[PRICE-2] where taxes depend on groups, a group has the tax of its own rule', () => {
    const grouped = { tax: { ...tax, userGroupId: 0 }, taxRules: [rate(1, [0], 19), rate(2, [9], 0)] }
    const groups = new GroupPrices({ rules: grouped, tierPrices: true })
    const guest = calculateProductPrices(groups.take('1', shoe({ price: 100 })), { ...grouped, userGroupId: 0, now })
    expect(guest.price_incl_tax).toBe(119)
    expect(groups.price('1', guest, 9, now)).toMatchObject({ price: 100, price_tax: 0, price_incl_tax: 100 })
  })

  test('tiers that are switched off neither count nor show', () => {
    const { guest, group } = prices(shoe({ price: 100, tier_prices: [tier(0, 1, 50)] }), trade, { tierPrices: false })
    expect(guest).toMatchObject({ price: 100, tier_prices: [] })
    expect(group).toBe(guest)
  })

  test('numbers as text are read, and what is no tier is left out', () => {
    const source = shoe({ price: 100 })
    // A catalogue is JSON: what its documents hold is looked at, not believed.
    Object.assign(source, {
      tier_prices: [
        { customer_group_id: '4', qty: '1.0000', value: '80.0000', website_id: 0 },
        null,
        { qty: 1 },
        { customer_group_id: trade, qty: 1, value: 'free' },
      ],
    })
    expect(prices(source, trade).group).toMatchObject({
      price: 80,
      tier_prices: [{ customer_group_id: 4, qty: 1, value: 80, website_id: 0 }],
    })
  })
})
