/** What one question to the catalogue may ask for; beyond it the answer is a 400 that says so. */
export const catalogLimit = {
  /** The category fetch size, the largest page that any client of the source asks for. */
  size: 4000,
  aggregations: 20,
  filters: 50,
  sorts: 5,
  fieldPatterns: 200,
  /** A search query is a list of filters whose value is an operator with a list: five levels. */
  depth: 5,
} as const

export const defaultPageSize = 50

/** Every option of a filter is listed; this only keeps a count over skus from becoming the whole catalogue. */
export const mostBuckets = 1000
