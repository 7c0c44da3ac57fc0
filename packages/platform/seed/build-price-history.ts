import { type Cents, toCents } from '@welt/domain/money/cents.ts'
import type { Model } from './collection/model.ts'
import { beltSeeds } from './good/belts.ts'
import { beltPricing } from './good/build-belt.ts'
import { goodPricing } from './good/build-good.ts'
import { goodSeeds } from './good/goods.ts'
import { modelPricing } from './price/model-pricing.ts'
import type { Pricing } from './price/pricing.ts'

/** A row of `price_history`: what a shopper paid for a sku from a moment on. All variants of a model cost the same. */
export interface PriceRow {
  sku: string
  validFrom: string
  grossCents: Cents
}

export function* buildPriceHistory(models: Iterable<Model>): Generator<PriceRow> {
  for (const model of models) yield* rows(model.sku, modelPricing(model))
  for (const seed of beltSeeds) yield* rows(seed.sku, beltPricing(seed))
  for (const seed of goodSeeds) yield* rows(seed.sku, goodPricing(seed))
}

function* rows(sku: string, { history }: Pricing): Generator<PriceRow> {
  for (const [validFrom, gross] of history) yield { sku, validFrom, grossCents: toCents(gross) }
}
