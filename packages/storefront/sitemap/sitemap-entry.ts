/** A page that search engines may list. */
export interface SitemapEntry {
  /** With the store prefix, percent-encoded. */
  path: string
  /** The day of its last change, where the catalogue knows it: `2026-11-02`. */
  changed?: string | undefined
}
