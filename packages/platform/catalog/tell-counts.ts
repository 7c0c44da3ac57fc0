import { numberOf } from '../search/number-of.ts'
import type { Filter, SearchAnswer, SearchRequest, TermsBucket } from '../search/search-engine.ts'
import { type BucketCount, bucketsOf, filterOfBucket } from './bucket.ts'
import { type Count, type Counts, engineCounts } from './count.ts'

export type ToldCounts = Record<string, unknown>

type Ask = (request: SearchRequest) => Promise<SearchAnswer>

/**
 * Counts as they travel. `answer` is the engine's to `matching`, asked with `engineCounts`; what goes further is asked for
 * here, always of the documents that match.
 */
export async function tellCounts(
  counts: Counts,
  answer: SearchAnswer,
  matching: SearchRequest,
  ask: Ask,
): Promise<ToldCounts> {
  const told: ToldCounts = {}
  for (const [name, count] of counts) told[name] = await tellCount(name, count, answer, matching, ask)
  return told
}

async function tellCount(name: string, count: Count, answer: SearchAnswer, matching: SearchRequest, ask: Ask) {
  if (count.kind === 'extreme') return { value: extremeOf(answer.terms[name] ?? [], count.largest) }
  if (count.kind === 'group') return countWithin(count.inside, narrowed(matching, count.filter), ask)
  const buckets = await tellBuckets(name, count, answer, matching, ask)
  const isKeyed = count.kind === 'ranges' && count.keyed
  return { buckets: isKeyed ? Object.fromEntries(buckets.map(({ key, ...bucket }) => [key, bucket])) : buckets }
}

async function tellBuckets(name: string, count: BucketCount, answer: SearchAnswer, matching: SearchRequest, ask: Ask) {
  const buckets = bucketsOf(name, count, answer)
  if (count.inside.size === 0) return buckets
  const told = []
  for (const bucket of buckets) {
    const inside = await countWithin(count.inside, narrowed(matching, filterOfBucket(count, bucket)), ask)
    told.push({ ...inside, ...bucket })
  }
  return told
}

async function countWithin(counts: Counts, matching: SearchRequest, ask: Ask): Promise<ToldCounts> {
  const answer = await ask({ ...matching, sort: [], from: 0, size: 0, aggregations: engineCounts(counts) })
  return { doc_count: answer.total, ...(await tellCounts(counts, answer, matching, ask)) }
}

/** Null where no document has a number. */
function extremeOf(buckets: readonly TermsBucket[], largest: boolean): number | null {
  let extreme: number | null = null
  for (const { key } of buckets) {
    const number = numberOf(key)
    if (Number.isNaN(number)) continue
    if (extreme === null || (largest ? number > extreme : number < extreme)) extreme = number
  }
  return extreme
}

function narrowed(matching: SearchRequest, filter: Filter | null): SearchRequest {
  if (!filter) return matching
  return { ...matching, filter: matching.filter ? { op: 'and', filters: [matching.filter, filter] } : filter }
}
