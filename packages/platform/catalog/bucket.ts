import type { Filter, SearchAnswer, TermsBucket } from '../search/search-engine.ts'
import type { Count, CountRange } from './count.ts'

/** A group of documents as it travels. */
export interface Bucket {
  key: string | number
  from?: number | undefined
  to?: number | undefined
  doc_count: number
}

export type BucketCount = Extract<Count, { kind: 'terms' | 'ranges' }>

/** Values with the most frequent first, or as the count says; ranges in their order. */
export function bucketsOf(name: string, count: BucketCount, answer: Pick<SearchAnswer, 'terms' | 'ranges'>): Bucket[] {
  if (count.kind === 'terms') {
    return ordered(answer.terms[name] ?? [], count).map(({ key, count }) => ({ key, doc_count: count }))
  }
  return count.ranges.map((range, at) => ({
    key: rangeKey(range),
    from: range.from,
    to: range.to,
    doc_count: answer.ranges[name]?.[at]?.count ?? 0,
  }))
}

/** Which documents are in a bucket. */
export function filterOfBucket({ kind, field }: BucketCount, { key, from, to }: Bucket): Filter {
  return kind === 'terms' ? { op: 'terms', field, values: [key] } : { op: 'range', field, range: { gte: from, lt: to } }
}

function ordered(buckets: readonly TermsBucket[], { by, size }: Extract<Count, { kind: 'terms' }>) {
  if (by === 'count') return buckets.slice(0, size)
  const direction = by === 'key' ? 1 : -1
  return [...buckets].sort((a, b) => compareKeys(a, b) * direction).slice(0, size)
}

/** The key of a range is also its id in the shop's URLs: `50.0-100.0`, `150.0-*`. */
function rangeKey({ key, from, to }: CountRange): string {
  return key ?? `${bound(from)}-${bound(to)}`
}

function bound(number: number | undefined): string {
  if (number === undefined) return '*'
  return Number.isInteger(number) ? number.toFixed(1) : String(number)
}

function compareKeys(a: TermsBucket, b: TermsBucket): number {
  if (typeof a.key === 'number' && typeof b.key === 'number') return a.key - b.key
  return String(a.key) < String(b.key) ? -1 : 1
}
