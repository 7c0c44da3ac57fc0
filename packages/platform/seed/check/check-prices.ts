import { toCents } from '@welt/domain/money/cents.ts'
import type { Catalog } from './catalog.ts'

/** Prices that are none, reductions that are none, and amounts of which the law wants the price of a litre or kilogram. */
export function checkPrices({ product }: Catalog): string[] {
  const faults: string[] = []
  for (const { sku, price = 0, final_price = 0, special_price, tier_prices = [], ...rest } of product) {
    for (const amount of [price, final_price, ...tier_prices.map(({ value }) => value)]) {
      if (!(amount > 0)) faults.push(`${sku} costs ${amount}.`)
    }
    if (special_price != null && !(special_price > 0 && special_price < price)) {
      faults.push(`The special price of ${sku} is none.`)
    }
    for (const child of rest.configurable_children ?? []) {
      if (!((child.price ?? 0) > 0)) faults.push(`${child.sku} costs ${child.price}.`)
    }
    const lowest = rest['lowest_price_30_days']
    if (rest.is_sale && !(typeof lowest === 'number' && toCents(lowest) > 0)) {
      faults.push(`${sku} is called reduced, but nobody knows from what.`)
    }
    const isSoldByAmount = /\d+ (?:ml|g)$/.test(rest.hf_sub_headline ?? '')
    if (isSoldByAmount !== (rest.base_price_amount !== undefined)) {
      faults.push(`${sku} and its price of a litre or a kilogram do not agree.`)
    }
  }
  return faults
}
