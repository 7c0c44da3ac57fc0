import type { Notes } from '../report/notes.ts'
import { type Draft, isEmpty } from './draft.ts'
import { readId } from './read-value.ts'

/** The document's own id, or the one that stood beside it. Undefined where neither is a whole number. */
export function mendId(
  draft: Draft,
  outerId: string | undefined,
  notes: Notes,
  otherField = 'entity_id',
): number | undefined {
  const inner = isEmpty(draft.id) ? draft[otherField] : draft.id
  const own = readId(inner)
  const id = own ?? readId(outerId)
  if (id === undefined) return undefined
  if (typeof draft.id === 'string' && own !== undefined) notes.add('number-as-text', 'id')
  else if (own === undefined) notes.add('id-from-outside')
  draft.id = id
  return id
}
