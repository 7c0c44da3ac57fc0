import { numberOf } from '../search/number-of.ts'
import type { Filter, SearchAnswer, SearchRequest, TermsBucket } from '../search/search-engine.ts'
import { type Count, type CountRange, type Counts, engineCounts } from './count.ts'

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
  switch (count.kind) {
    case 'extreme':
      return { value: extremeOf(answer.terms[name] ?? [], count.largest) }
    case 'group':
      return countWithin(count.inside, narrowed(matching, count.filter), ask)
    case 'terms':
      return { buckets: await termsBuckets(count, answer.terms[name] ?? [], matching, ask) }
    case 'ranges':
      return { buckets: await rangeBuckets(name, count, answer, matching, ask) }
  }
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

async function termsBuckets(
  { field, size, by, inside }: Extract<Count, { kind: 'terms' }>,
  buckets: readonly TermsBucket[],
  matching: SearchRequest,
  ask: Ask,
) {
  const ordered = by === 'count' ? buckets : [...buckets].sort((a, b) => compareKeys(a, b) * (by === 'key' ? 1 : -1))
  const told = []
  for (const { key, count } of ordered.slice(0, size)) {
    const within = narrowed(matching, { op: 'terms', field, values: [key] })
    told.push({ key, ...(await insideOf(inside, within, ask)), doc_count: count })
  }
  return told
}

async function rangeBuckets(
  name: string,
  { field, ranges, keyed, inside }: Extract<Count, { kind: 'ranges' }>,
  answer: SearchAnswer,
  matching: SearchRequest,
  ask: Ask,
) {
  const told: (ToldCounts & { key: string })[] = []
  for (const [at, range] of ranges.entries()) {
    const { from, to } = range
    const within = narrowed(matching, { op: 'range', field, range: { gte: from, lt: to } })
    const count = answer.ranges[name]?.[at]?.count ?? 0
    told.push({ ...(await insideOf(inside, within, ask)), key: rangeKey(range), from, to, doc_count: count })
  }
  if (!keyed) return told
  return Object.fromEntries(told.map(({ key, ...bucket }) => [key, bucket]))
}

async function insideOf(counts: Counts, matching: SearchRequest, ask: Ask): Promise<ToldCounts> {
  return counts.size === 0 ? {} : countWithin(counts, matching, ask)
}

/** The key of a range is also its id in the shop's URLs: `50.0-100.0`, `150.0-*`. */
function rangeKey({ key, from, to }: CountRange): string {
  return key ?? `${bound(from)}-${bound(to)}`
}

function bound(number: number | undefined): string {
  if (number === undefined) return '*'
  return Number.isInteger(number) ? number.toFixed(1) : String(number)
}

function narrowed(matching: SearchRequest, filter: Filter | null): SearchRequest {
  if (!filter) return matching
  return { ...matching, filter: matching.filter ? { op: 'and', filters: [matching.filter, filter] } : filter }
}

function compareKeys(a: TermsBucket, b: TermsBucket): number {
  if (typeof a.key === 'number' && typeof b.key === 'number') return a.key - b.key
  return String(a.key) < String(b.key) ? -1 : 1
}
