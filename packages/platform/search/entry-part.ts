import { fieldValues } from './field-values.ts'
import type { Document, Entry, Scalar } from './search-engine.ts'

export function briefOf(entry: Entry): Document {
  return entry.brief ?? entry.document
}

export function partOf(entry: Entry, field: string): Document {
  return entry.part?.(field) ?? briefOf(entry)
}

export function valuesOf(entry: Entry, field: string): readonly Scalar[] {
  return fieldValues(partOf(entry, field), field)
}
