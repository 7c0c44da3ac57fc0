/** The query of a selection with what else the address says in front of it; never empty, so that it can be a link. */
export function withQuery(query: string, keep: Readonly<Record<string, string>>): string {
  return `?${[new URLSearchParams(keep).toString(), query.slice(1)].filter(Boolean).join('&')}`
}
