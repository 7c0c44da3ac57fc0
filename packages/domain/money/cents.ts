import { fromFixedPoint, toFixedPoint } from './fixed-point.ts'
import { share } from './share.ts'

/** A whole number of cents. Every amount that is shown, summed or paid is one. */
export type Cents = number

/** A decimal from the wire, rounded half up to the cent. */
export function toCents(decimal: number): Cents {
  return toFixedPoint(decimal, 2)
}

/** A decimal for the wire. */
export function fromCents(cents: Cents): number {
  return fromFixedPoint(cents, 2)
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}

/** Quantities may be decimals (half a metre of laces); the product is rounded half up to the cent. */
export function multiplyCents(cents: Cents, quantity: number): Cents {
  return share(cents, toFixedPoint(quantity, 4), 10_000)
}
