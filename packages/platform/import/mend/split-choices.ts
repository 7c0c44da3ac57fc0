import type { Notes } from '../report/notes.ts'
import type { AttributeBook } from './attribute-book.ts'
import type { Draft } from './draft.ts'

/** `material: "30,31"`, as older indexers write an attribute of several values: filters find and count each of them. */
export function splitChoices(draft: Draft, attributes: AttributeBook, notes: Notes): void {
  for (const { attribute_code: code, options = [] } of attributes.choices) {
    const value = draft[code]
    if (typeof value !== 'string' || !value.includes(',')) continue
    const known = new Set(options.map((option) => String(option.value)))
    const parts = value.split(',').map((part) => part.trim())
    if (known.has(value) || !parts.every((part) => known.has(part))) continue
    draft[code] = parts
    notes.add('choices-as-text', code)
  }
}
