import type { EmbeddedCollection } from './embedded-collection.ts'
import type { Matched } from './matched.ts'
import type { AggregationRequest, SearchAnswer } from './search-engine.ts'

/** Counts values and ranges among the matched documents. */
export function aggregate(
  collection: EmbeddedCollection,
  matched: Matched,
  requests: Readonly<Record<string, AggregationRequest>>,
): Pick<SearchAnswer, 'terms' | 'ranges'> {
  const answer: Pick<SearchAnswer, 'terms' | 'ranges'> = { terms: {}, ranges: {} }
  for (const [name, request] of Object.entries(requests)) {
    if (request.kind === 'terms') {
      answer.terms[name] = collection.terms(request.field)?.count(matched, request.size) ?? []
      continue
    }
    const counts = collection.numbers(request.field)?.count(request.ranges, matched.bits)
    answer.ranges[name] = request.ranges.map(({ from, to }, at) => ({ from, to, count: counts?.[at] ?? 0 }))
  }
  return answer
}
