import type { buildCatalog } from '../build-catalog.ts'

/** All documents of one view, by entity. */
export type Catalog = ReturnType<typeof buildCatalog>

/** Every text inside a document, however deep, with the name of the field that holds it. */
export function* textsOf(value: unknown, field = ''): Generator<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [field, value]
  else if (Array.isArray(value)) for (const item of value) yield* textsOf(item, field)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, key)
  }
}
