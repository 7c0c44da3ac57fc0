import { isRecord } from '../../search/field-values.ts'
import type { Notes } from '../report/notes.ts'
import { type Draft, isEmpty } from './draft.ts'
import { readId } from './read-value.ts'

/** The name of a category of the import. */
export type CategoryName = (id: number) => string | undefined

/** A product's categories, as ids for the filters and as a list with names and places for the rest. */
export function mendCategoryList(draft: Draft, nameOf: CategoryName, notes: Notes): void {
  const links = isRecord(draft.extension_attributes) ? draft.extension_attributes.category_links : undefined
  if (isEmpty(draft.category) && Array.isArray(links)) draft.category = links
  const entries = Array.isArray(draft.category) ? draft.category.flatMap((entry) => entryOf(entry, notes)) : undefined
  const ids = idsOf(draft.category_ids, notes)

  if (!ids && entries) notes.add('category-ids')
  if (ids || entries) draft.category_ids = ids ?? entries?.map(({ category_id }) => category_id)
  else delete draft.category_ids
  if (!entries && ids && ids.length > 0) notes.add('categories-from-ids')
  const list: Draft[] | undefined = entries ?? ids?.map((id) => ({ category_id: Number(id) }))
  if (!list) {
    delete draft.category
    return
  }
  if (entries || list.length > 0) draft.category = list
  for (const entry of list) {
    const name = isEmpty(entry.name) ? nameOf(Number(entry.category_id)) : undefined
    if (name === undefined) continue
    entry.name = name
    if (entries) notes.add('category-name')
  }
}

function entryOf(entry: unknown, notes: Notes): (Draft & { category_id: number })[] {
  if (!isRecord(entry)) {
    const id = readId(entry)
    if (id !== undefined) notes.add('category-id')
    return id === undefined ? [] : [{ category_id: id }]
  }
  const given = entry.category_id ?? entry.id
  const category_id = readId(given)
  if (category_id === undefined) return []
  if (typeof given === 'string') notes.add('number-as-text', 'category.category_id')
  const position = readId(entry.position)
  if (typeof entry.position === 'string') notes.add('number-as-text', 'category.position')
  return [{ ...entry, category_id, ...(entry.position !== undefined && { position: position ?? 0 }) }]
}

/** Numbers or texts both count in the field; a text with commas is a list that was flattened. */
function idsOf(value: unknown, notes: Notes): (number | string)[] | undefined {
  if (isEmpty(value)) return undefined
  const given: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]
  if (!Array.isArray(value)) notes.add('category-ids')
  return given.flatMap<number | string>((one) => {
    const id = readId(one)
    if (id === undefined) return []
    return typeof one === 'string' && Array.isArray(value) ? [one] : [id]
  })
}
