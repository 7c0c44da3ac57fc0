import { parseWireDate } from '@welt/domain/date/parse-wire-date.ts'
import type { Scalar } from './search-engine.ts'

/**
 * The number that stands for a value in ranges and sorting: numbers and numeric texts themselves, dates as milliseconds,
 * truth as 1 and 0. NaN where there is none.
 */
export function numberOf(value: Scalar): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (/^\d{4}-\d\d-\d\d/.test(value)) return parseWireDate(value)
  return value.trim() === '' ? Number.NaN : Number(value)
}
