import { isRecord } from '../../search/field-values.ts'
import type { Notes } from '../report/notes.ts'
import type { Draft } from './draft.ts'

/** `custom_attributes`, as a list of code and value or as an object, become fields; a field that is there already wins. */
export function liftAttributes(draft: Draft, notes: Notes): void {
  const listed = draft.custom_attributes
  if (listed === undefined) return
  delete draft.custom_attributes
  const pairs = Array.isArray(listed) ? listed.flatMap(pairOf) : isRecord(listed) ? Object.entries(listed) : []
  for (const [code, value] of pairs) draft[code] ??= value
  if (pairs.length > 0) notes.add('attributes-listed')
}

function pairOf(entry: unknown): [string, unknown][] {
  if (!isRecord(entry)) return []
  const code = entry.attribute_code ?? entry.code
  return typeof code === 'string' ? [[code, entry.value]] : []
}
