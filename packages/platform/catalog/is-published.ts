import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import { approvedReview } from '@welt/contract/entity/review-status.ts'
import type { Document } from '../search/search-engine.ts'

/** However a catalogue writes it. */
const switchedOff = new Set<unknown>([false, 0, '0'])

/** What is waiting, rejected or switched off never enters the index: no question can reach it then. */
export function isPublished(entity: CatalogEntity, document: Document): boolean {
  if (entity === 'review') return document['review_status'] === approvedReview
  const isContent = entity === 'cms_page' || entity === 'cms_block' || entity === 'cms_hierarchy'
  return !isContent || !switchedOff.has(document['active'])
}
