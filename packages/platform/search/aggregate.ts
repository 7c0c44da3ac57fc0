import { type Bitset, countCommonBits } from './bitset.ts'
import type { EmbeddedCollection } from './embedded-collection.ts'
import type { AggregationRequest, RangeBucket, SearchAnswer } from './search-engine.ts'

/** Counts values and ranges among the matched documents. */
export function aggregate(
  collection: EmbeddedCollection,
  matched: Bitset,
  requests: Readonly<Record<string, AggregationRequest>>,
): Pick<SearchAnswer, 'terms' | 'ranges'> {
  const answer: Pick<SearchAnswer, 'terms' | 'ranges'> = { terms: {}, ranges: {} }
  for (const [name, request] of Object.entries(requests)) {
    if (request.kind === 'terms') {
      answer.terms[name] = collection.terms(request.field)?.count(matched, request.size) ?? []
      continue
    }
    answer.ranges[name] = request.ranges.map((range) => countRange(collection, matched, request.field, range))
  }
  return answer
}

function countRange(
  collection: EmbeddedCollection,
  matched: Bitset,
  field: string,
  range: { from?: number; to?: number },
): RangeBucket {
  const inRange = collection.none()
  collection.numbers(field)?.collect({ gte: range.from, lt: range.to }, inRange)
  return { ...range, count: countCommonBits(inRange, matched) }
}
