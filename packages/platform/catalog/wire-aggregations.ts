import type { Aggregation } from '@welt/contract/api/catalog.ts'
import type { SearchAnswer } from '../search/search-engine.ts'

/** Counts as they travel. The key of a range is also its id in the shop's URLs: `50.0-100.0`, `150.0-*`. */
export function wireAggregations({
  terms,
  ranges,
}: Pick<SearchAnswer, 'terms' | 'ranges'>): Record<string, Aggregation> {
  const aggregations: Record<string, Aggregation> = {}
  for (const [name, buckets] of Object.entries(terms)) {
    aggregations[name] = { buckets: buckets.map(({ key, count }) => ({ key, doc_count: count })) }
  }
  for (const [name, buckets] of Object.entries(ranges)) {
    aggregations[name] = {
      buckets: buckets.map(({ from, to, count }) => ({
        key: `${bound(from)}-${bound(to)}`,
        from,
        to,
        doc_count: count,
      })),
    }
  }
  return aggregations
}

function bound(number: number | undefined): string {
  if (number === undefined) return '*'
  return Number.isInteger(number) ? number.toFixed(1) : String(number)
}
