import { Notes } from '../report/notes.ts'
import type { SkipReason } from '../report/skip-reason.ts'
import { type Draft, recordsIn } from './draft.ts'
import { type FieldKind, mendFields } from './mend-fields.ts'
import { mendId } from './mend-id.ts'

const kinds: Readonly<Record<string, FieldKind>> = {
  parent_id: 'integer',
  name: 'text',
  slug: 'text',
  level: 'integer',
  path: 'text',
  position: 'integer',
  is_active: 'flag',
  product_count: 'integer',
  url_key: 'text',
  url_path: 'text',
}

/** Yes and no as numbers are understood everywhere; as texts a no would be taken for a yes. */
const switches = ['include_in_menu', 'teaser_is_active']

export type CategoryDraft = Draft & { id: number; name: string }

export interface ReadCategories {
  /** By id, their own fields mended; what depends on the others is not there yet. */
  categories: Map<number, CategoryDraft>
  notes: Map<number, Notes>
  skipped: { name: string; reason: SkipReason }[]
}

/** The categories of the files, those included that stand only in the tree of another one. */
export function readCategories(drafts: readonly { draft: Draft; outerId: string | undefined }[]): ReadCategories {
  const read: ReadCategories = { categories: new Map(), notes: new Map(), skipped: [] }
  for (const { draft, outerId } of drafts) readCategory(draft, outerId, read)
  for (const category of Array.from(read.categories.values())) readTree(category, read)
  return read
}

function readCategory(draft: Draft, outerId: string | undefined, read: ReadCategories): void {
  const notes = new Notes()
  const id = mendId(draft, outerId, notes)
  mendOwnFields(draft, notes)
  const { name } = draft
  if (id === undefined) read.skipped.push({ name: outerId ?? (typeof name === 'string' ? name : ''), reason: 'no-id' })
  else if (typeof name !== 'string' || name.trim() === '') read.skipped.push({ name: String(id), reason: 'no-name' })
  else {
    if (read.categories.has(id)) notes.add('came-twice')
    read.categories.set(id, Object.assign(draft, { id, name }))
    read.notes.set(id, notes)
  }
}

function readTree(category: Draft & { id: number }, read: ReadCategories): void {
  if (!Array.isArray(category.children_data)) return
  for (const child of recordsIn(category.children_data)) {
    const notes = new Notes()
    const id = mendId(child, undefined, notes)
    if (id === undefined) continue
    mendOwnFields(child, notes)
    child.parent_id ??= category.id
    if (!read.categories.has(id) && typeof child.name === 'string') {
      notes.add('category-from-tree')
      read.categories.set(id, Object.assign({ ...child }, { id, name: child.name }))
      read.notes.set(id, notes)
    }
    readTree(Object.assign(child, { id }), read)
  }
}

function mendOwnFields(draft: Draft, notes: Notes): void {
  mendFields(draft, kinds, notes)
  const written = switches.filter((field) => typeof draft[field] === 'string' || draft[field] === null)
  mendFields(draft, Object.fromEntries(written.map((field) => [field, 'flag'])), notes)
}
