/** What one question to the catalogue may ask for; beyond it the answer is a 400 that says so. */
export const catalogLimit = {
  /** The category fetch size, the largest page that any client of the source asks for. */
  size: 4000,
  aggregations: 20,
  filters: 50,
  sorts: 5,
  fieldPatterns: 200,
  /**
   * A search query is a list of filters whose value is an operator with a list: five levels. In the engine's language
   * clauses lie in each other; the deepest that clients write are four (query, filters, one filter, its variants).
   */
  depth: 5,
  /** Each filter becomes up to five clauses in the engine's language; a text and the frame are some more. */
  clauses: 300,
  /** Counts within counts ask the engine once for each group. */
  countQuestions: 250,
} as const

export const defaultPageSize = 50
