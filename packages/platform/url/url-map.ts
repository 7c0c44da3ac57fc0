import type { CatalogIndex } from '../catalog/catalog-index.ts'
import type { Document } from '../search/search-engine.ts'
import { type PageEntity, pageEntities, pagePath } from './page-path.ts'

export interface Page {
  entity: PageEntity
  id: string
}

/** Every page of an index by its exact path. Where several claim one path, the one that a shopper should see is first. */
export type UrlMap = ReadonlyMap<string, readonly Page[]>

export function createUrlMap(index: CatalogIndex): UrlMap {
  const ranked = pageEntities.flatMap((entity) =>
    index.entries(entity).flatMap(({ id, document }) => {
      const path = pagePath(entity, document)
      const rank = rankOf(entity, document)
      return path !== undefined && rank !== null ? [{ path, rank, entity, id }] : []
    }),
  )
  const map = new Map<string, Page[]>()
  for (const { path, entity, id } of ranked.sort((a, b) => a.rank - b.rank)) {
    map.set(path, [...(map.get(path) ?? []), { entity, id }])
  }
  return map
}

/** Whether anybody may come to a page. */
export function isPage(entity: PageEntity, document: Document): boolean {
  return rankOf(entity, document) !== null
}

/**
 * Pages in the order in which they win a path that several claim; null for what is switched off.
 * A product that is not on sale or is a variant keeps its own hit: the client says what is wrong, or leads to the parent.
 */
function rankOf(entity: PageEntity, document: Document): number | null {
  if (entity === 'category') return document.is_active === false ? null : 1
  if (entity === 'cms_page') return 2
  return Number(document.status) >= 2 || Number(document.visibility) === 1 ? 3 : 0
}
