import type { SqlValue } from './database.ts'

/**
 * `($1, $2, …)` for an IN. The list is filled up with its last value to the next power of two: the port prepares each
 * text once and keeps it, and so a handful of texts serves lists of every length. An empty list finds nothing.
 */
export function inList<Value extends SqlValue>(values: readonly Value[]): { sql: string; params: Value[] } {
  const last = values.at(-1)
  if (last === undefined) return { sql: '(NULL)', params: [] }
  const size = 2 ** Math.ceil(Math.log2(values.length))
  const params = [...values, ...Array<Value>(size - values.length).fill(last)]
  return { sql: `(${params.map((_, index) => `$${index + 1}`).join(', ')})`, params }
}
