import { compactKeys } from '@welt/contract/api/compact-keys.ts'

const longKeys = new Map<string, string>(Object.entries(compactKeys).map(([long, short]) => [short, long]))

type Document = Record<string, unknown>

/** Gives a compact product document its long keys back, and its variants theirs. */
export function expandCompact(hit: Document): Document {
  const document: Document = {}
  for (const key in hit) {
    const value = hit[key]
    document[longKeys.get(key) ?? key] =
      key === 'configurable_children' && Array.isArray(value) ? (value as Document[]).map(expandCompact) : value
  }
  return document
}
