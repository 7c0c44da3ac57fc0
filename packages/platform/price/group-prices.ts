import { type ConfigurableChild, camelPriceFields, type Product, priceFields } from '@welt/contract/entity/product.ts'
import { calculateProductPrices } from '@welt/domain/price/calculate-product-prices.ts'
import { allGroups, guestGroup } from '@welt/domain/price/tier-price.ts'
import { taxUserGroup } from '@welt/domain/tax/tax-user-group.ts'
import { applyTiers, dropTiers, hasTiers, tierGroups } from './apply-tiers.ts'
import type { PriceRules } from './price-book.ts'

export interface GroupPricesOptions {
  /** Without them prices are as the catalogue writes them: the tax is somebody else's work. */
  rules: PriceRules | null
  /** Whether tiers count at all. */
  tierPrices: boolean
}

const fields = [...Object.keys(priceFields), ...Object.keys(camelPriceFields), 'tier_prices']

/**
 * What each customer group pays. Guests' prices are ready in the documents; those of a group are computed when its first
 * customer asks, and kept for as long as the guests' document stays the same.
 */
export class GroupPrices {
  readonly #rules: PriceRules | null
  readonly #tierPrices: boolean
  /** What has tiers, as the catalogue wrote it: a calculated price is no place to begin another group's from. */
  readonly #sources = new Map<string, Product>()
  readonly #groups = new Set<number>()
  readonly #known = new Map<number, WeakMap<Product, Product>>()

  constructor({ rules, tierPrices }: GroupPricesOptions) {
    this.#rules = rules
    this.#tierPrices = tierPrices
  }

  /** Takes in a product of the catalogue and gives it as guests may see it, before tax. */
  take(id: string, source: Product): Product {
    if (!hasTiers(source)) return source
    if (!this.#tierPrices) return dropTiers(source)
    this.#sources.set(id, source)
    for (const group of tierGroups(source)) if (group !== guestGroup && group !== allGroups) this.#groups.add(group)
    return applyTiers(source, guestGroup)
  }

  /** The groups that have tiers of their own. */
  get groups(): ReadonlySet<number> {
    return this.#groups
  }

  /** Whether any price may be another for this group than it is for guests. */
  differs(groupId: number): boolean {
    return groupId !== guestGroup && (this.#groups.has(groupId) || this.#taxDiffers(groupId))
  }

  /** Whether this product may cost the group something else than it costs guests. */
  differsFor(id: string, groupId: number): boolean {
    return this.differs(groupId) && (this.#sources.has(id) || this.#taxDiffers(groupId))
  }

  /** `shown` is the document that guests see now. */
  price(id: string, shown: Product, groupId: number, now: number): Product {
    if (!this.differsFor(id, groupId)) return shown
    const source = this.#sources.get(id)
    const known = this.#knownOf(groupId)
    const priced = known.get(shown) ?? this.#calculate(source ? withPricesOf(shown, source) : shown, groupId, now)
    known.set(shown, priced)
    return priced
  }

  #calculate(product: Product, groupId: number, now: number): Product {
    const tiered = applyTiers(product, groupId)
    if (!this.#rules) return tiered
    const userGroupId = taxUserGroup(this.#rules.tax, groupId)
    return calculateProductPrices(tiered, {
      tax: this.#rules.tax,
      taxRules: this.#rules.taxRules,
      now,
      ...(userGroupId === undefined ? {} : { userGroupId }),
    })
  }

  #taxDiffers(groupId: number): boolean {
    const tax = this.#rules?.tax
    return tax !== undefined && taxUserGroup(tax, groupId) !== taxUserGroup(tax)
  }

  #knownOf(groupId: number): WeakMap<Product, Product> {
    const known = this.#known.get(groupId) ?? new WeakMap<Product, Product>()
    this.#known.set(groupId, known)
    return known
  }
}

/** The document of now with the prices that the catalogue wrote: stock and all else stay as they are. */
function withPricesOf(shown: Product, source: Product): Product {
  const sources = new Map((source.configurable_children ?? []).map((child) => [child.sku, child]))
  const product = take(shown, source)
  const children = shown.configurable_children
  if (!children) return product
  return { ...product, configurable_children: children.map((child) => take(child, sources.get(child.sku) ?? child)) }
}

function take<T extends Product | ConfigurableChild>(shown: T, source: T): T {
  const prices = Object.fromEntries(fields.map((field) => [field, source[field]]))
  return { ...shown, ...prices }
}
