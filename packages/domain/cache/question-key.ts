import { hashText } from '../hash/hash-text.ts'

/** All that an answer of the catalogue depends on. */
export interface AskedQuestion {
  storeCode: string
  /** Of the shop: another one may ask for other fields and read them in another way. */
  version: string
  /** Whose prices the answer holds; null where it holds those of everybody. */
  groupId: number | null
  entity: string
  query: object
}

/** "Results are cached in the browser by a hash of the request." The order in which a question was written down does not count. */
export function questionKey(question: AskedQuestion): string {
  return hashText(JSON.stringify(question, inOrder))
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
