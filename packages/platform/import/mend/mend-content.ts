import { CmsBlock } from '@welt/contract/entity/cms-block.ts'
import { CmsHierarchy } from '@welt/contract/entity/cms-hierarchy.ts'
import { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { slugify } from '@welt/domain/product/slugify.ts'
import type { Mended, Notes } from '../report/notes.ts'
import { type Draft, isEmpty, recordsIn } from './draft.ts'
import { fitSchema } from './fit-schema.ts'
import { mendFields } from './mend-fields.ts'
import { mendId } from './mend-id.ts'
import { readId } from './read-value.ts'

export type ContentEntity = 'cms_page' | 'cms_block' | 'cms_hierarchy'

const schemas = { cms_page: CmsPage, cms_block: CmsBlock, cms_hierarchy: CmsHierarchy }

/** A content page, a block, or a tree of pages. */
export function mendContent(
  entity: ContentEntity,
  draft: Draft,
  outerId: string | undefined,
  notes: Notes,
): Mended<Draft & { id: number }> {
  const id = mendId(draft, outerId, notes, entity === 'cms_hierarchy' ? 'node_id' : `${entity.slice(4)}_id`)
  if (id === undefined) return { ok: false, reason: 'no-id' }
  if (draft.active === undefined && draft.is_active !== undefined) draft.active = draft.is_active
  mendFields(draft, { identifier: 'text', title: 'text', content: 'text', active: 'flag' }, notes)
  if (isEmpty(draft.identifier) && isEmpty(draft.title)) return { ok: false, reason: 'no-identifier' }
  mendNames(draft, id, notes)
  mendStores(draft, notes)
  if (entity === 'cms_hierarchy') mendNode(draft, 1, notes)
  else if (draft.content === undefined) {
    draft.content = ''
    notes.add('content-missing')
  }
  return fitSchema(schemas[entity], draft, notes)
}

function mendNames(draft: Draft, id: number, notes: Notes): void {
  if (isEmpty(draft.identifier)) {
    draft.identifier = [slugify(String(draft.title)), id].filter(Boolean).join('-')
    notes.add('identifier-made')
  }
  if (isEmpty(draft.title)) {
    draft.title = draft.identifier
    notes.add('title-missing')
  }
}

/** A page of one store is told with one number, or with a list of texts. */
function mendStores(draft: Draft, notes: Notes): void {
  const stores = draft.store_id
  if (stores === undefined) return
  const given: unknown[] = Array.isArray(stores) ? stores : [stores]
  const ids = given.flatMap((store) => readId(store) ?? [])
  if (Array.isArray(stores) && ids.every((id, at) => id === stores[at]) && ids.length === stores.length) return
  if (ids.length > 0) draft.store_id = ids
  else delete draft.store_id
  notes.add('store-ids')
}

function mendNode(node: Draft, level: number, notes: Notes): void {
  mendFields(
    node,
    { identifier: 'text', title: 'text', page_id: 'integer', level: 'integer', position: 'integer' },
    notes,
  )
  node.level ??= level
  node.position ??= 0
  if (!Array.isArray(node.children_data)) {
    if (level === 1) node.children_data = []
    return
  }
  for (const child of recordsIn(node.children_data)) {
    mendId(child, undefined, notes, 'node_id')
    mendNode(child, level + 1, notes)
  }
}
