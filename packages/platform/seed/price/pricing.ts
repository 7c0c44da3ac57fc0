import type { Product } from '@welt/contract/entity/product.ts'
import { parseWireDate } from '@welt/domain/date/parse-wire-date.ts'
import { fromCents, toCents } from '@welt/domain/money/cents.ts'
import { lawfulReduction, lowestPriceBefore } from '@welt/domain/price/lowest-price.ts'
import type { TaxClass } from '../tax/tax-rates.ts'
import type { View } from '../view.ts'

/** A special price for a time. */
export interface Offer {
  gross: number
  /** `2026-10-12 00:00:00` */
  from: string
  to: string
}

/** What something costs, may cost for a while, and did cost. Amounts are what a shopper pays, in euros. */
export interface Pricing {
  gross: number
  offer?: Offer
  /** Every price that was ever asked, with its first moment. */
  history: readonly (readonly [from: string, gross: number])[]
  taxClass?: TaxClass
}

/** The demo's present: what is running then is written as running, whenever the shop is started. */
export const present = '2026-11-15 00:00:00'

export function isRunning(offer: Offer | undefined): offer is Offer {
  return offer !== undefined && offer.from <= present && present <= offer.to
}

type PriceKeys = 'price' | 'final_price' | 'special_price' | 'special_from_date' | 'special_to_date'

/** The prices as a view's catalogue stores them. Outside its time a special price does not touch the final one. */
export function priceFields({ gross, offer, taxClass }: Pricing, view: View): Pick<Product, PriceKeys> {
  const price = view.price(gross, taxClass)
  if (!offer) return { price, final_price: price }
  const special = view.price(offer.gross, taxClass)
  return {
    price,
    final_price: isRunning(offer) ? special : price,
    special_price: special,
    special_from_date: offer.from,
    special_to_date: offer.to,
  }
}

/**
 * Whether it is told as a reduction, and the lowest price of the thirty days before, which the law wants beside one
 * (§ 11 PAngV). That is what a shopper would have paid: tax is included in every view.
 */
export function saleFields(pricing: Pricing): Partial<Product> {
  const { offer } = pricing
  if (!isRunning(offer)) return { is_sale: false }
  const lowest = lowestPriceBefore(changesOf(pricing), instant(offer.from))
  return { is_sale: isLawful(pricing), ...(lowest !== null && { lowest_price_30_days: fromCents(lowest) }) }
}

export function isLawful(pricing: Pricing): boolean {
  const { offer } = pricing
  if (!isRunning(offer)) return false
  return lawfulReduction(changesOf(pricing), { gross: toCents(offer.gross), began: instant(offer.from) }) !== null
}

function changesOf({ history }: Pricing) {
  return history.map(([from, gross]) => ({ validFrom: instant(from), gross: toCents(gross) }))
}

function instant(date: string): number {
  const at = parseWireDate(date)
  if (Number.isNaN(at)) throw new RangeError(`${date} is no date.`)
  return at
}
