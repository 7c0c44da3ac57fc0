import { Category } from '@welt/contract/entity/category.ts'
import { type Mended, Notes } from '../report/notes.ts'
import { lineOf } from './category-line.ts'
import { mendTree } from './category-tree.ts'
import { type Draft, isEmpty } from './draft.ts'
import { fitSchema } from './fit-schema.ts'
import { categoryKey, mendPath, namePath } from './mend-address.ts'
import type { CategoryDraft, ReadCategories } from './read-categories.ts'

/** Fills in what follows from the other categories: place, address, count and the tree below. */
export function completeCategories(
  { categories, notes }: ReadCategories,
  countOf: (id: number) => number,
): { id: number; mended: Mended<Category>; notes: Notes }[] {
  const noteOf = (id: number) => notes.get(id) ?? new Notes()
  for (const category of categories.values()) mendParent(category, categories, noteOf(category.id))
  for (const category of categories.values()) mendPlace(category, categories, noteOf)
  for (const category of categories.values()) mendOwn(category, categories, countOf, noteOf(category.id))
  const childrenOf = Map.groupBy(categories.values(), ({ parent_id }) => parent_id)
  for (const category of categories.values()) mendTree(category, categories, childrenOf, noteOf(category.id))
  return [...categories.values()].map((category) => {
    const { id } = category
    return { id, mended: fitSchema(Category, category, noteOf(id)), notes: noteOf(id) }
  })
}

function mendParent(category: CategoryDraft, categories: ReadonlyMap<number, Draft>, notes: Notes): void {
  if (typeof category.parent_id === 'number') return
  const ids = typeof category.path === 'string' ? category.path.split('/').map(Number) : []
  const fromPath = ids.at(-2)
  category.parent_id = fromPath !== undefined && fromPath !== category.id ? fromPath : categories.has(1) ? 1 : 0
  notes.add('category-place', 'parent_id')
}

/** One below its parent, those above first; level 1 is below the invisible root. A path names every step from it. */
function mendPlace(
  category: CategoryDraft,
  categories: ReadonlyMap<number, CategoryDraft>,
  noteOf: (id: number) => Notes,
): void {
  for (const id of lineOf(category.id, categories).toReversed()) {
    const one = categories.get(id)
    if (!one) continue
    const parent = categories.get(Number(one.parent_id))
    const above = typeof parent?.path === 'string' ? parent.path : id === 1 ? '' : '1'
    if (typeof one.path !== 'string') {
      one.path = [above, id].filter((step) => step !== '').join('/')
      noteOf(id).add('category-place', 'path')
    }
    if (typeof one.level === 'number') continue
    const levelAbove = parent?.level
    one.level = typeof levelAbove === 'number' ? levelAbove + 1 : String(one.path).split('/').length - 1
    noteOf(id).add('category-place', 'level')
  }
}

function mendOwn(
  category: CategoryDraft,
  categories: ReadonlyMap<number, CategoryDraft>,
  countOf: (id: number) => number,
  notes: Notes,
): void {
  if (category.is_active === undefined) {
    category.is_active = true
    notes.add('category-switch')
  }
  if (category.position === undefined) {
    category.position = 0
    notes.add('category-position')
  }
  if (category.product_count === undefined) {
    category.product_count = countOf(category.id)
    notes.add('category-count')
  }
  // The root has no page, and so no address.
  if (Number(category.level) < 2) {
    category.url_key ??= ''
    category.url_path ??= ''
    return
  }
  const key = categoryKey(category)
  if (isEmpty(category.slug)) {
    category.slug = key
    notes.add('slug-made')
  }
  if (isEmpty(category.url_key)) category.url_key = key
  const above = lineOf(category.id, categories)
    .slice(1)
    .flatMap((id) => categories.get(id) ?? [])
    .filter(({ level }) => Number(level) >= 2)
  mendPath(category, [[...above.toReversed().map(categoryKey), key].join('/'), namePath(category)], notes)
}
