/** What one GraphQL request may ask for; beyond it the answer is a 400 that says so. */
export const queryLimit = {
  depth: 8,
  /** Words and signs of the query's text. */
  tokens: 2000,
  /** Fields times documents. One list of 4000 whole documents, the largest of the other calls, costs 21,000. */
  cost: 25_000,
  /** A search costs this much before anything of it is told: some twenty at once. */
  search: 1000,
  /** A whole document. */
  document: 5,
  /** Elements that a list inside a document is taken to have. */
  list: 3,
} as const
