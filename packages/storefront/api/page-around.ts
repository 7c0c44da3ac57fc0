export interface Page {
  pageSize: number
  /** From 1 on. */
  currentPage: number
  /** How many of the page come before what is asked for. */
  skip: number
}

/** GraphQL counts pages, we count documents: the smallest page that holds them all. One that begins with the first always does. */
export function pageAround(from: number, size: number): Page {
  let pageSize = size
  while ((from % pageSize) + size > pageSize) pageSize += 1
  return { pageSize, currentPage: Math.floor(from / pageSize) + 1, skip: from % pageSize }
}
