import type { Brand } from '../brand.ts'

/** A content block in one language. The same block has the same id and identifier in every view. */
export interface BlockSeed {
  id: number
  identifier: string
  title: string
  content: (brand: Brand, link: (path: string) => string) => string
}
