import type { Brand } from '../brand.ts'

/** A content page in one language. The same page has the same id in every view. */
export interface PageSeed {
  id: number
  identifier: string
  title: string
  metaDescription: string
  /** HTML of headings, paragraphs, lists, tables and links; `link` puts the view's prefix before a path. */
  content: (brand: Brand, link: (path: string) => string) => string
}
