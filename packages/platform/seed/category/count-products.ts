import type { Model } from '../collection/model.ts'
import { beltSeeds } from '../good/belts.ts'
import { goodSeeds } from '../good/goods.ts'
import { shoeCategories } from '../shoe/shoe-categories.ts'
import type { ProductCounts } from './build-categories.ts'
import { type CategoryKey, categoryKeys } from './category-seed.ts'

/** How many products each list shows. The root holds everything that a list may show. */
export function countProducts(models: Iterable<Model>): ProductCounts {
  const counts = new Map<CategoryKey, number>(categoryKeys.map((key) => [key, 0]))
  const add = (keys: readonly CategoryKey[]) => {
    for (const key of ['root', ...keys] as const) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (const model of models) add(shoeCategories(model))
  for (const _ of beltSeeds) add(['belts'])
  for (const { categories } of goodSeeds) add(categories)
  return counts
}
