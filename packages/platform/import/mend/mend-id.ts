import type { Notes } from '../report/notes.ts'
import { type Draft, isEmpty } from './draft.ts'
import { readId } from './read-value.ts'

/** Ids are columns of the shop's tables, where a whole number has 32 bits. */
export const largestId = 2 ** 31 - 1

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
  if (id === undefined || id < 0 || id > largestId) return undefined
  if (typeof draft.id === 'string' && own !== undefined) notes.add('number-as-text', 'id')
  else if (own === undefined) notes.add('id-from-outside')
  draft.id = id
  return id
}
