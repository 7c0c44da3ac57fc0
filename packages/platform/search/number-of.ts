import type { Scalar } from './search-engine.ts'

const datePattern = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * The number that stands for a value in ranges and sorting: numbers and numeric texts themselves, dates as milliseconds
 * (without a zone they are UTC, as the indexer writes them), truth as 1 and 0. NaN where there is none.
 */
export function numberOf(value: Scalar): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  const date = datePattern.exec(value)
  if (date) return Date.parse(date[1] || value.length === 10 ? value.replace(' ', 'T') : `${value.replace(' ', 'T')}Z`)
  return value.trim() === '' ? Number.NaN : Number(value)
}
