import type { TaxRatio } from '../money/tax-ratio.ts'
import { fromGross, fromNet, noAmount, type TaxedAmount, toUnits } from './taxed-amount.ts'

/** What the catalogue says, before any rule: no amount where it says nothing. */
export interface GivenPrices {
  regular: TaxedAmount
  special: TaxedAmount
  final: TaxedAmount
}

export interface PriceReading {
  ratio: TaxRatio
  sourcePriceIncludesTax: boolean
  finalPriceIncludesTax: boolean
}

/** Fields as they came: a number, its text (from custom attributes), null or nothing. */
export type PriceSource = Readonly<Record<string, unknown>>

/** A catalogue never writes this field, a calculation always does. */
export function isPriced(source: PriceSource): boolean {
  return readDecimal(source.original_price_incl_tax) !== null
}

/** The first calculation reads the catalogue's prices, a later one the net originals that the first one saved. */
export function readGivenPrices(source: PriceSource, reading: PriceReading): GivenPrices {
  const { ratio } = reading
  if (isPriced(source)) {
    return {
      regular: readAmount(source.original_price, false, ratio),
      special: readAmount(source.original_special_price, false, ratio),
      final: readAmount(source.original_final_price, false, ratio),
    }
  }
  return {
    regular: readAmount(source.price, reading.sourcePriceIncludesTax, ratio),
    special: readAmount(source.special_price, reading.sourcePriceIncludesTax, ratio),
    final: readAmount(source.final_price, reading.finalPriceIncludesTax, ratio),
  }
}

function readAmount(value: unknown, includesTax: boolean, ratio: TaxRatio): TaxedAmount {
  const decimal = readDecimal(value)
  if (decimal === null) return noAmount
  return includesTax ? fromGross(decimal, ratio) : fromNet(toUnits(decimal), ratio)
}

function readDecimal(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null
  const decimal = typeof value === 'string' ? Number(value) : value
  return typeof decimal === 'number' && Number.isFinite(decimal) ? decimal : null
}
