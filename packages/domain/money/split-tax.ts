import type { Cents } from './cents.ts'
import { share } from './share.ts'
import { taxRatio } from './tax-ratio.ts'

export interface TaxSplit {
  net: Cents
  tax: Cents
  gross: Cents
}

/** Only one side is rounded and the tax is what lies between: net + tax = gross, always. */
export function splitGross(gross: Cents, ratePercent: number): TaxSplit {
  const ratio = taxRatio(ratePercent)
  const net = share(gross, ratio.net, ratio.gross)
  return { net, tax: gross - net, gross }
}

export function splitNet(net: Cents, ratePercent: number): TaxSplit {
  const ratio = taxRatio(ratePercent)
  const gross = share(net, ratio.gross, ratio.net)
  return { net, tax: gross - net, gross }
}
