import type { ConfigurableChild, Product, TierPrice } from '@welt/contract/entity/product.ts'
import { liftCustomAttributes } from '@welt/domain/price/lift-custom-attributes.ts'
import { isTierOf, tierPrice } from '@welt/domain/price/tier-price.ts'
import { readTiers } from './read-tiers.ts'

type Priceable = Product | ConfigurableChild

/** Whether the product or one of its variants has tiers at all. */
export function hasTiers(product: Product): boolean {
  return isTiered(product) || (product.configurable_children ?? []).some(isTiered)
}

/** All groups that the tiers of a product and its variants name. */
export function tierGroups(product: Product): number[] {
  const all = [product, ...(product.configurable_children ?? [])].flatMap(({ tier_prices }) => readTiers(tier_prices))
  return all.map(({ customer_group_id }) => customer_group_id)
}

/**
 * A product as the catalogue would write it for one group: a tier from one piece on is the group's price where it is
 * lower, and the tiers of other groups are not there. It comes before tax; variants hand their lowest price to the
 * product then.
 */
export function applyTiers(product: Product, groupId: number): Product {
  const own = withTiers(product, groupId)
  const children = product.configurable_children
  if (!children) return own
  return {
    ...own,
    configurable_children: children.map((child) =>
      isTiered(child) ? withTiers(withParentPrice(liftCustomAttributes(child), product), groupId) : child,
    ),
  }
}

/** A product without any tier, for shops that do not use them. */
export function dropTiers(product: Product): Product {
  const drop = <T extends Priceable>(one: T): T => (one.tier_prices === undefined ? one : { ...one, tier_prices: [] })
  const children = product.configurable_children
  return children ? { ...drop(product), configurable_children: children.map(drop) } : drop(product)
}

function isTiered({ tier_prices }: Priceable): boolean {
  return tier_prices !== undefined && tier_prices !== null
}

function withTiers<T extends Priceable>(source: T, groupId: number): T {
  if (!isTiered(source)) return source
  const tier_prices = readTiers(source.tier_prices).filter((tier) => isTierOf(tier, groupId))
  return { ...source, tier_prices, price: lowerOf(source.price, tier_prices, groupId) }
}

/** A price that is a text compares as the number it says; the price rules read it later. */
function lowerOf(price: number | undefined, tiers: readonly TierPrice[], groupId: number): number | undefined {
  const tier = tierPrice(tiers, { groupId, qty: 1 })
  return tier !== null && (price === undefined || price === null || tier < price) ? tier : price
}

/** A variant that names no price is sold at the product's, reductions included; a tier may only lower that. */
function withParentPrice(child: ConfigurableChild, { price, special_price, final_price, ...parent }: Product) {
  if (child.price !== undefined && child.price !== null) return child
  const { special_from_date, special_to_date } = parent
  return { ...child, price, special_price, final_price, special_from_date, special_to_date }
}
