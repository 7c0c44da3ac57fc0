import type { Draft } from './draft.ts'

/** The ids from a category up to its root, itself first. A circle ends where it begins. */
export function lineOf(id: number, categories: ReadonlyMap<number, Draft>): number[] {
  const line: number[] = []
  for (let at: unknown = id; typeof at === 'number' && categories.has(at) && !line.includes(at); ) {
    line.push(at)
    at = categories.get(at)?.parent_id
  }
  return line
}
