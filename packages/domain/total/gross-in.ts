import type { Cents } from '../money/cents.ts'
import { share } from '../money/share.ts'
import { taxRatio } from '../money/tax-ratio.ts'

/**
 * What a net price costs where it is sent to: "the net price stays, the tax is that of the country". The net price is in
 * ten-thousandths of a euro; tax is added and the result rounded in one step, half up to the cent.
 */
export function grossIn(netUnits: number, ratePercent: number): Cents {
  const ratio = taxRatio(ratePercent)
  return share(netUnits, ratio.gross, ratio.net * 100)
}
