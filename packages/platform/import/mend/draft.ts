import { isRecord } from '../../search/field-values.ts'

/** A document on its way: read from a file, so it belongs to nobody else and may be changed. */
export type Draft = Record<string, unknown>

/** Null, nothing and the empty text all mean that a field says nothing. */
export function isEmpty(value: unknown): value is null | undefined | '' {
  return value === undefined || value === null || value === ''
}

/** The objects of a list; nothing of what is no list. */
export function recordsIn(value: unknown): Draft[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
