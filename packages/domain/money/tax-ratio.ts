import { toFixedPoint } from './fixed-point.ts'

/** What a net amount is to its gross amount, in integers: 1,000,000 to 1,190,000 at 19 %. */
export interface TaxRatio {
  net: number
  gross: number
}

export function taxRatio(ratePercent: number): TaxRatio {
  return { net: 1_000_000, gross: 1_000_000 + toFixedPoint(ratePercent, 4) }
}
