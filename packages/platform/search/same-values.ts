import { fieldValues } from './field-values.ts'
import type { Document } from './search-engine.ts'

/** Most changes touch a few keys of a document and carry the others over as they are. */
function sameTop(before: Document, after: Document, field: string): boolean {
  const dot = field.indexOf('.')
  const top = dot === -1 ? field : field.slice(0, dot)
  return before[top] === after[top]
}

/** Do both documents hold the same at the end of the path? */
export function sameValues(before: Document, after: Document, field: string): boolean {
  if (sameTop(before, after, field)) return true
  const old = fieldValues(before, field)
  const now = fieldValues(after, field)
  return old.length === now.length && old.every((value, at) => value === now[at])
}
