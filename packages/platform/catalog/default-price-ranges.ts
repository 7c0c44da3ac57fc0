import type { PriceRange } from './plan-aggregations.ts'

/** 0–50, 50–100, 100–150, 150 and up. */
export const defaultPriceRanges: readonly PriceRange[] = [
  { from: 0, to: 50 },
  { from: 50, to: 100 },
  { from: 100, to: 150 },
  { from: 150 },
]
