import type { PublicConfig } from '@welt/contract/entity/public-config.ts'

/** What the address of the result page says. */
export interface SearchQuery {
  text: string
  /** All products up to the end of this page are shown. */
  page: number
}

/** Nobody looks for a longer name; a longer address is somebody's mistake. */
export const longestText = 120

/** A result page never asks for more than the catalogue answers at once. */
const mostProducts = 4000

export function readSearchQuery(params: URLSearchParams, { panelPageSize }: PublicConfig['search']): SearchQuery {
  const page = Number(params.get('page') ?? 1)
  const lastPage = Math.max(1, Math.floor(mostProducts / panelPageSize))
  return {
    text: (params.get('q') ?? '').trim().slice(0, longestText),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1,
  }
}

/** Where the results for a text are. */
export function searchPath(text: string): string {
  return text === '' ? '/search' : `/search?${new URLSearchParams({ q: text })}`
}
