import type { Category } from '@welt/contract/entity/category.ts'

/** The category and everything below it. */
export function categoryIds(category: Category): number[] {
  return [category.id, ...(category.children_data ?? []).flatMap(categoryIds)]
}
