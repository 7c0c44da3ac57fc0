import type { AggregationRequest, Filter } from '../search/search-engine.ts'

export interface CountRange {
  from?: number
  to?: number
  /** Instead of `50.0-100.0`. */
  key?: string
}

/** One thing to count among the documents that a question matches. `inside`: what to count within each of its groups. */
export type Count =
  | { kind: 'terms'; field: string; size: number; by: 'count' | 'key' | 'key-down'; inside: Counts }
  | { kind: 'ranges'; field: string; ranges: readonly CountRange[]; keyed: boolean; inside: Counts }
  | { kind: 'extreme'; field: string; largest: boolean }
  /** Those of the documents that the filter lets through; all of them without one. */
  | { kind: 'group'; filter: Filter | null; inside: Counts }

/** By the name under which the answer tells it. */
export type Counts = ReadonlyMap<string, Count>

export const nothingCounted: Counts = new Map()

/** Every option of a filter is listed; this only keeps a count over skus from becoming the whole catalogue. */
export const mostBuckets = 1000

/** The highest price is among all of them, however rare it is. */
const allBuckets = Number.MAX_SAFE_INTEGER

/** What of these the engine counts along with the search itself. */
export function engineCounts(counts: Counts): Record<string, AggregationRequest> {
  const requests: Record<string, AggregationRequest> = {}
  for (const [name, count] of counts) {
    if (count.kind === 'ranges') requests[name] = { kind: 'ranges', field: count.field, ranges: count.ranges }
    if (count.kind === 'extreme') requests[name] = { kind: 'terms', field: count.field, size: allBuckets }
    if (count.kind !== 'terms') continue
    // Another order than the engine's is made here, so nothing may be cut off before.
    const size = count.by === 'count' ? count.size : mostBuckets
    requests[name] = { kind: 'terms', field: count.field, size }
  }
  return requests
}

/** How often the engine has to be asked for these counts, at most. */
export function countQuestions(counts: Counts): number {
  let questions = 0
  for (const count of counts.values()) {
    if (count.kind === 'extreme') continue
    if (count.kind === 'group') questions += 1 + countQuestions(count.inside)
    else if (count.inside.size > 0) questions += bucketsOf(count) * (1 + countQuestions(count.inside))
  }
  return questions
}

function bucketsOf(count: Extract<Count, { inside: Counts; field: string }>): number {
  return count.kind === 'terms' ? count.size : count.ranges.length
}
