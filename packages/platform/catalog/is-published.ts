import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import { approvedReview } from '@welt/contract/entity/review.ts'
import type { Document } from '../search/search-engine.ts'

/** What is waiting, rejected or switched off never enters the index: no question can reach it then. */
export function isPublished(entity: CatalogEntity, document: Document): boolean {
  if (entity === 'review') return document['review_status'] === approvedReview
  if (entity === 'cms_block' || entity === 'cms_hierarchy') return document['active'] !== false
  return true
}
