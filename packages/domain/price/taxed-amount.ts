import { fromFixedPoint, toFixedPoint } from '../money/fixed-point.ts'
import { share } from '../money/share.ts'
import type { TaxRatio } from '../money/tax-ratio.ts'

/** Before and after tax, both in ten-thousandths: net prices keep four decimals on the wire, gross ones are whole cents. */
export interface TaxedAmount {
  net: number
  gross: number
}

export const noAmount: TaxedAmount = { net: 0, gross: 0 }

const digits = 4
const unitsPerCent = 100

/** The tax is added and the result is rounded in one step, half up to the cent. */
export function fromNet(net: number, ratio: TaxRatio): TaxedAmount {
  return { net, gross: share(net, ratio.gross, ratio.net * unitsPerCent) * unitsPerCent }
}

/** Four decimals of a net price are enough to find its gross cents again. */
export function fromGross(decimal: number, ratio: TaxRatio): TaxedAmount {
  const gross = toFixedPoint(decimal, 2) * unitsPerCent
  return { net: share(gross, ratio.net, ratio.gross), gross }
}

export function toUnits(decimal: number): number {
  return toFixedPoint(decimal, digits)
}

export function fromUnits(units: number): number {
  return fromFixedPoint(units, digits)
}
