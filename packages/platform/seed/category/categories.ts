import { bootCategories } from './boot-categories.ts'
import type { CategoryKey, CategorySeed } from './category-seed.ts'
import { mensCategories } from './mens-categories.ts'
import { otherCategories } from './other-categories.ts'
import { womensCategories } from './womens-categories.ts'

/** Ids are the same in every view: 2 is the root, 3 and 86 are named by the source documents. */
export const categories: Readonly<Record<CategoryKey, CategorySeed>> = {
  ...otherCategories,
  ...mensCategories,
  ...womensCategories,
  ...bootCategories,
}
