import type { Model } from '../collection/model.ts'
import { type PricePast, pricePast } from './price-past.ts'
import type { Pricing } from './pricing.ts'

/** Runs for as long as the demo catalogue does; the past start keeps the reduction in force. */
const running = { from: '2026-10-12 00:00:00', to: '2035-12-31 23:59:59' }

/** One offer that is over, one that is to come, and one that may not be called a reduction. */
const exceptions: Readonly<Record<string, Pick<PricePast, 'offer' | 'raised'>>> = {
  OEDENBURG: { offer: { gross: 329, from: '2025-01-06 00:00:00', to: '2025-02-01 23:59:59' } },
  GOTHA: { offer: { gross: 319, from: '2034-11-20 00:00:00', to: '2034-12-24 23:59:59' } },
  // 329, raised to 369 three weeks before, offered at 349: the lowest price of the thirty days before is 329.
  AUGSBURG: { offer: { gross: 349, ...running }, raised: { from: 329, on: '2026-09-21 08:00:00' } },
}

export function modelPricing(model: Pick<Model, 'sku' | 'gross' | 'reducedGross' | 'since'>): Pricing {
  const { sku, gross, reducedGross, since } = model
  const reduced = reducedGross === undefined ? undefined : { gross: reducedGross, ...running }
  const { offer = reduced, raised } = exceptions[sku] ?? {}
  return { gross, ...(offer && { offer }), history: pricePast({ since, gross, offer, raised }) }
}
