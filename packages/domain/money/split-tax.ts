import type { Cents } from './cents.ts'
import { toFixedPoint } from './fixed-point.ts'
import { share } from './share.ts'

export interface TaxSplit {
  net: Cents
  tax: Cents
  gross: Cents
}

/** A rate in percent as integers: 19 % is 190,000 of 1,000,000. */
const whole = 1_000_000
const part = (ratePercent: number) => toFixedPoint(ratePercent, 4)

/** One of the two is rounded, the tax is what lies between: net + tax = gross, always. */
export function splitGross(gross: Cents, ratePercent: number): TaxSplit {
  const net = removeTax(gross, ratePercent)
  return { net, tax: gross - net, gross }
}

export function splitNet(net: Cents, ratePercent: number): TaxSplit {
  const gross = addTax(net, ratePercent)
  return { net, tax: gross - net, gross }
}

/** In any unit, not only cents: the answer is rounded half up to one of it. */
export function addTax(net: number, ratePercent: number): number {
  return share(net, whole + part(ratePercent), whole)
}

export function removeTax(gross: number, ratePercent: number): number {
  return share(gross, whole, whole + part(ratePercent))
}
