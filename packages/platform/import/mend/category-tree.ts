import type { Notes } from '../report/notes.ts'
import { type Draft, recordsIn } from './draft.ts'
import type { CategoryDraft } from './read-categories.ts'

const requiredFields = ['parent_id', 'name', 'level', 'position', 'is_active', 'product_count', 'url_key', 'url_path']
const treeFields = ['id', ...requiredFields, 'slug', 'path', 'include_in_menu', 'image']

/** The tree below a category, where it is missing or does not say enough. */
export function mendTree(
  category: CategoryDraft,
  categories: ReadonlyMap<number, CategoryDraft>,
  childrenOf: ReadonlyMap<unknown, readonly CategoryDraft[]>,
  notes: Notes,
): void {
  const given = category.children_data
  const children = (childrenOf.get(category.id) ?? []).filter(({ id }) => id !== category.id)
  const branches = Array.isArray(given) ? fillBranches(given, categories, notes) : undefined
  if (branches && (branches.length > 0 || children.length === 0)) category.children_data = branches
  else if (given !== undefined || children.length > 0) {
    category.children_data = treeBelow(category.id, childrenOf, new Set())
    notes.add('category-tree')
  }
}

function treeBelow(
  id: number,
  childrenOf: ReadonlyMap<unknown, readonly CategoryDraft[]>,
  above: ReadonlySet<number>,
): Draft[] {
  const seen = new Set([...above, id])
  return (childrenOf.get(id) ?? [])
    .filter((child) => !seen.has(child.id))
    .sort((a, b) => Number(a.position) - Number(b.position))
    .map((child) => ({ ...branchOf(child), children_data: treeBelow(child.id, childrenOf, seen) }))
}

/** A branch that names only its id, as some indexers write it, takes the rest from its own document; others are none. */
function fillBranches(list: readonly unknown[], categories: ReadonlyMap<number, CategoryDraft>, notes: Notes): Draft[] {
  return recordsIn(list).filter((branch) => {
    const own = typeof branch.id === 'number' ? categories.get(branch.id) : undefined
    if (!own) return false
    for (const field of requiredFields) {
      if (branch[field] !== undefined) continue
      branch[field] = own[field]
      notes.add('category-tree')
    }
    if (Array.isArray(branch.children_data))
      branch.children_data = fillBranches(branch.children_data, categories, notes)
    else if (branch.children_data !== undefined) delete branch.children_data
    return true
  })
}

function branchOf(category: CategoryDraft): Draft {
  return Object.fromEntries(
    treeFields.flatMap((field) => (category[field] === undefined ? [] : [[field, category[field]]])),
  )
}
