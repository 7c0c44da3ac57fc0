import { type Offer, type Pricing, present } from './pricing.ts'

export interface PricePast {
  /** The day from which on it was sold. */
  since: string
  gross: number
  offer?: Offer | undefined
  /** What it cost at first, and when that was raised to today's regular price. */
  raised?: { from: number; on: string } | undefined
}

/** Every price that was asked until the demo's present. */
export function pricePast({ since, gross, offer, raised }: PricePast): Pricing['history'] {
  const first = [`${since} 08:00:00`, raised?.from ?? gross] as const
  const second = raised ? [[raised.on, gross] as const] : []
  return [first, ...second, ...askedByOffer(offer, gross)]
}

/** What an offer leaves behind once it has begun, and once it is over. */
function askedByOffer(offer: Offer | undefined, gross: number): (readonly [string, number])[] {
  if (!offer || offer.from > present) return []
  const begun = [offer.from, offer.gross] as const
  return offer.to >= present ? [begun] : [begun, [nextSecond(offer.to), gross]]
}

function nextSecond(date: string): string {
  const next = new Date(Date.parse(`${date.replace(' ', 'T')}Z`) + 1000)
  return next.toISOString().slice(0, 19).replace('T', ' ')
}
