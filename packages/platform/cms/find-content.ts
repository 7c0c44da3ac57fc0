import type { CatalogIndex } from '../catalog/catalog-index.ts'
import type { Document } from '../search/search-engine.ts'

export type ContentEntity = 'cms_page' | 'cms_block'

/**
 * The content of this name for a store view. Views may share an index: then what is written for the view itself comes
 * before what is written for all of them, and what is written for others is not there.
 */
export function findContentByIdentifier(
  index: CatalogIndex,
  entity: ContentEntity,
  { identifier, storeId }: { identifier: string; storeId: number },
): Document | undefined {
  const named: Document[] = []
  for (const document of index.documents(entity)) {
    if (document.identifier === identifier) named.push(document)
  }
  return (
    named.find((document) => storesOf(document).includes(String(storeId))) ??
    named.find((document) => isForAll(storesOf(document)))
  )
}

function storesOf({ store_id }: Document): string[] {
  if (store_id === undefined || store_id === null) return []
  return [store_id].flat().map(String)
}

/** 0 is the field's id for all views. */
function isForAll(stores: readonly string[]): boolean {
  return stores.length === 0 || stores.includes('0')
}
