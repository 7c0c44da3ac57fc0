import * as sentence from '@welt/contract/early-error-sentence.ts'
import type { ConfigurableChild } from '@welt/contract/entity/product.ts'
import { isInStock } from '../stock/stock-status.ts'
import type { Picked, VariantIndex } from './create-variant-index.ts'
import { isSellable, type VariantRules } from './is-sellable.ts'

export type VariantChoice =
  | { found: ConfigurableChild }
  /** Nothing of the product is available; its page still opens, with this variant. */
  | { fallback: ConfigurableChild }
  | { none: 'no-such-configuration' | 'no-variants'; text: string }

const noSuchConfiguration: VariantChoice = { none: 'no-such-configuration', text: sentence.noSuchConfiguration }
const noVariants: VariantChoice = { none: 'no-variants', text: sentence.noVariants }

/** The variant for what is picked so far. A picked `sku` is preferred, picked options are demanded. */
export function chooseVariant(index: VariantIndex, picked: Picked, rules: VariantRules): VariantChoice {
  const sellable = (variant: ConfigurableChild) => isSellable(variant, rules)
  if (index.variants.length === 0) return noVariants

  const named = picked.sku ? index.bySku(String(picked.sku)) : undefined
  if (named && sellable(named)) return { found: named }

  const matching = index.matching(picked)
  const candidates = matching.filter(sellable)
  if (candidates.length > 0) return { found: candidates.reduce(better) }

  const somethingElseIsLeft = matching.length === 0 || index.variants.some(sellable)
  if (somethingElseIsLeft) return noSuchConfiguration
  return rules.fallbackToDefaultWhenNoAvailable ? { fallback: named ?? matching[0]! } : noVariants
}

/** "Ties go to the lower price"; at the same price to the one that can be had, then to the first. */
function better(best: ConfigurableChild, next: ConfigurableChild): ConfigurableChild {
  const difference = priceOf(next) - priceOf(best)
  if (difference !== 0) return difference < 0 ? next : best
  return !isThere(best) && isThere(next) ? next : best
}

function priceOf(variant: ConfigurableChild): number {
  return variant.price_incl_tax ?? variant.original_price_incl_tax ?? Number.MAX_VALUE
}

function isThere({ stock }: ConfigurableChild): boolean {
  return !stock || isInStock(stock)
}
