/**
 * What of a query is not served, in words for the client. The readers of clauses lie deep in each other: they throw it,
 * and `readDsl` alone catches it and returns it as a refusal.
 */
export class DslFault extends Error {
  override name = 'DslFault'
}

/** A client's own word inside a sentence. */
export function quoted(word: string): string {
  return JSON.stringify(word.slice(0, 60))
}
