import type { Notes } from '../report/notes.ts'
import type { Draft } from './draft.ts'
import { readFlag, readNumber } from './read-value.ts'

export type FieldKind = 'integer' | 'decimal' | 'flag' | 'text'

/**
 * Brings the known fields of a document to their kind. What says nothing or cannot be understood is left out: a field that
 * is absent has a meaning everywhere, a wrong one has none.
 */
export function mendFields(draft: Draft, kinds: Readonly<Record<string, FieldKind>>, notes: Notes): void {
  for (const [field, kind] of Object.entries(kinds)) {
    if (!Object.hasOwn(draft, field)) continue
    const value = draft[field]
    if (isKind(value, kind)) continue
    const mended = value === null || value === '' ? undefined : mendValue(value, kind, field, notes)
    if (mended === undefined) {
      delete draft[field]
      notes.add(value === null || value === '' || value === undefined ? 'empty-field' : 'not-understood', field)
    } else draft[field] = mended
  }
}

function isKind(value: unknown, kind: FieldKind): boolean {
  if (kind === 'integer') return Number.isSafeInteger(value)
  if (kind === 'decimal') return Number.isFinite(value)
  return kind === 'flag' ? typeof value === 'boolean' : typeof value === 'string'
}

function mendValue(value: unknown, kind: FieldKind, field: string, notes: Notes): unknown {
  if (kind === 'flag') {
    const flag = readFlag(value)
    if (flag !== undefined) notes.add('flag-as-number', field)
    return flag
  }
  if (kind === 'text') {
    if (typeof value !== 'number' && typeof value !== 'boolean') return undefined
    notes.add('text-as-number', field)
    return String(value)
  }
  const reading = readNumber(value)
  if (!reading || (kind === 'integer' && !Number.isSafeInteger(reading.value))) return undefined
  if (reading.as === 'text') notes.add('number-as-text', field)
  if (reading.as === 'comma') notes.add('decimal-comma', field)
  if (reading.as === 'flag') notes.add('flag-as-number', field)
  return reading.value
}
