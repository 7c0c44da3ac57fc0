import type { AvailableFilter, SearchQuery } from '@welt/contract/api/catalog.ts'
import type { AggregationRequest } from '../search/search-engine.ts'
import { catalogLimit, mostBuckets } from './catalog-limit.ts'
import { catalogFieldOf, type FieldRules, isFieldName } from './field-rules.ts'
import { parseFilterValue } from './parse-filter-value.ts'

export interface PriceRange {
  from?: number
  to?: number
}

export type AggregationPlan =
  | { ok: true; aggregations: Record<string, AggregationRequest>; attributes: string[] }
  | { ok: false; reason: string }

/** Single prices are of no use in a list of filters; the field lists this many. */
const pricesListed = 10

/** Each filter of the catalogue scope is counted by the products' own values and by those of their variants. */
export function planAggregations(
  query: SearchQuery,
  priceRanges: readonly PriceRange[],
  rules: FieldRules,
): AggregationPlan {
  const filters = query._availableFilters.filter(({ scope }) => scope !== 'default')
  if (filters.length > catalogLimit.aggregations) {
    return { ok: false, reason: `At most ${catalogLimit.aggregations} filters can be counted at once.` }
  }
  const wrong = filters.find(({ field }) => !isFieldName(field))
  if (wrong) return { ok: false, reason: `${JSON.stringify(wrong.field)} is no field to count by.` }
  return {
    ok: true,
    aggregations: Object.fromEntries(filters.flatMap((filter) => aggregationsOf(filter))),
    attributes: filters.map(({ field }) => field).filter((field) => field !== 'price'),
  }

  function aggregationsOf({ field, options }: AvailableFilter): [string, AggregationRequest][] {
    const own = catalogFieldOf(field, rules)
    if (field === 'price') {
      const ranges = withAppliedRange(priceRanges, query)
      return [
        ['agg_terms_price', { kind: 'terms', field: own, size: options?.size ?? pricesListed }],
        ['agg_range_price', { kind: 'ranges', field: own, ranges }],
      ]
    }
    const size = Math.max(options?.size ?? 0, mostBuckets)
    return [
      [`agg_terms_${field}`, { kind: 'terms', field: own, size }],
      [`agg_terms_${field}_options`, { kind: 'terms', field: `${own}_options`, size }],
    ]
  }
}

/** A price filter that is no configured range (from a link, say) is counted as well, so that it can be shown as chosen. */
function withAppliedRange(configured: readonly PriceRange[], query: SearchQuery): PriceRange[] {
  const ranges = [...configured]
  for (const { attribute, value, scope } of query._appliedFilters) {
    const reading = attribute === 'price' && scope === 'catalog' ? parseFilterValue(value) : null
    for (const { test } of reading?.ok ? reading.conditions : []) {
      if (test.kind !== 'range') continue
      const from = test.range.gte ?? test.range.gt ?? 0
      const to = test.range.lte ?? test.range.lt
      if (!ranges.some((range) => (range.from ?? 0) === from && range.to === to)) ranges.push({ from, to })
    }
  }
  return ranges.sort((a, b) => (a.from ?? 0) - (b.from ?? 0) || (a.to ?? Infinity) - (b.to ?? Infinity))
}
