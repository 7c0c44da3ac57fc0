import type { AvailableFilter, SearchQuery } from '@welt/contract/api/catalog.ts'
import { catalogLimit } from './catalog-limit.ts'
import { type Count, type Counts, mostBuckets, nothingCounted } from './count.ts'
import { catalogFieldOf, type FieldRules, isFieldName } from './field-rules.ts'
import { orderPriceRanges } from './order-price-ranges.ts'
import { parseFilterValue } from './parse-filter-value.ts'

export interface PriceRange {
  from?: number
  to?: number
}

/** What is counted of prices beside the single ones. */
export interface PriceCounts {
  priceRanges: readonly PriceRange[]
  /** Whether the highest and the lowest price are told as `agg_max_price` and `agg_min_price`. */
  priceExtremes?: boolean
}

export type AggregationPlan = { ok: true; counts: Counts; attributes: string[] } | { ok: false; reason: string }

/** Single prices are of no use in a list of filters; the field lists this many. */
export const pricesListed = 10

/** Each filter of the catalogue scope is counted by the products' own values and by those of their variants. */
export function planAggregations(query: SearchQuery, prices: PriceCounts, rules: FieldRules): AggregationPlan {
  const filters = query._availableFilters.filter(({ scope }) => scope !== 'default')
  if (filters.length > catalogLimit.aggregations) {
    return { ok: false, reason: `At most ${catalogLimit.aggregations} filters can be counted at once.` }
  }
  const wrong = filters.find(({ field }) => !isFieldName(field))
  if (wrong) return { ok: false, reason: `${JSON.stringify(wrong.field)} is no field to count by.` }
  return {
    ok: true,
    counts: new Map(filters.flatMap((filter) => countsOf(filter))),
    attributes: filters.map(({ field }) => field).filter((field) => field !== 'price'),
  }

  function countsOf({ field, options }: AvailableFilter): [string, Count][] {
    const own = catalogFieldOf(field, rules)
    if (field === 'price') return priceCounts(own, options?.size ?? pricesListed)
    const size = Math.max(options?.size ?? 0, mostBuckets)
    return [
      [`agg_terms_${field}`, termsOf(own, size)],
      [`agg_terms_${field}_options`, termsOf(`${own}_options`, size)],
    ]
  }

  function priceCounts(field: string, size: number): [string, Count][] {
    const ranges = orderPriceRanges([...prices.priceRanges, ...appliedRanges(query)])
    const counts: [string, Count][] = [
      ['agg_terms_price', termsOf(field, size)],
      ['agg_range_price', { kind: 'ranges', field, ranges, keyed: false, inside: nothingCounted }],
    ]
    if (!prices.priceExtremes) return counts
    return [
      ...counts,
      ['agg_max_price', { kind: 'extreme', field, largest: true }],
      ['agg_min_price', { kind: 'extreme', field, largest: false }],
    ]
  }
}

function termsOf(field: string, size: number): Count {
  return { kind: 'terms', field, size, by: 'count', inside: nothingCounted }
}

/** A price filter that is no configured range (from a link, say) is counted as well, so that it can be shown as chosen. */
function appliedRanges(query: SearchQuery): PriceRange[] {
  return query._appliedFilters
    .filter(({ attribute, scope }) => attribute === 'price' && scope === 'catalog')
    .flatMap(({ value }) => {
      const reading = parseFilterValue(value)
      return reading.ok ? reading.conditions : []
    })
    .flatMap(({ test }) => {
      if (test.kind !== 'range') return []
      return [{ from: test.range.gte ?? test.range.gt, to: test.range.lte ?? test.range.lt }]
    })
}
