import type { SqlValue } from './database.ts'

/**
 * `($1, $2, …)` for an IN. The list is filled up with its last value to the next power of two: the port prepares each
 * text once and keeps it, and so a handful of texts serves lists of every length. An empty list finds nothing.
 */
export function inList<Value extends SqlValue>(values: readonly Value[]): { sql: string; params: Value[] } {
  const last = values.at(-1)
  if (last === undefined) return { sql: '(NULL)', params: [] }
  const size = 2 ** Math.ceil(Math.log2(values.length))
  const params = [...values]
  while (params.length < size) params.push(last)
  return { sql: placeholders(size), params }
}

/** By their number: each is one of a few texts, asked for again and again. */
const written = new Map<number, string>()

function placeholders(count: number): string {
  const known = written.get(count) ?? `(${Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ')})`
  written.set(count, known)
  return known
}
