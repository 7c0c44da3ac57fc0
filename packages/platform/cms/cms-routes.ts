import { getCmsBlock, getCmsBlockByIdentifier, getCmsPage, getCmsPageByIdentifier } from '@welt/contract/api/cms.ts'
import type { CmsBlock } from '@welt/contract/entity/cms-block.ts'
import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { CatalogIndex } from '../catalog/catalog-index.ts'
import type { Catalog } from '../catalog/load-catalog.ts'
import { fail, ok } from '../http/envelope.ts'
import type { RequestContext, Routes } from '../http/request-context.ts'
import { createRoutes, route } from '../http/route.ts'
import type { Document } from '../search/search-engine.ts'
import { findContentByIdentifier } from './find-content.ts'

export interface CmsRoutesOptions {
  catalog: Catalog
  storeViews: readonly StoreView[]
}

/** As long as a list of the catalogue may be kept. */
const briefly = { cacheControl: 'public, max-age=10, stale-while-revalidate=30' }

/** Pages and blocks by id, or by identifier and store view; their HTML was cleaned when the catalogue was read. */
export function cmsRoutes({ catalog, storeViews }: CmsRoutesOptions): Routes {
  const byStoreId = new Map(storeViews.map((view) => [view.storeId, view]))

  function indexOf({ elasticsearch: { index }, storeCode }: StoreView): CatalogIndex {
    const found = catalog.index(index)
    if (!found) throw new Error(`The index of the store view ${storeCode} is not loaded.`)
    return found
  }

  /** 0 means the view that the call is about. */
  function viewOf(storeId: number, { storeView }: RequestContext): StoreView | undefined {
    return storeId === 0 ? storeView : byStoreId.get(storeId)
  }

  function byIdentifier(
    entity: 'cms_page' | 'cms_block',
    { identifier, ...query }: { identifier: string; storeId: string },
    context: RequestContext,
  ): Document | undefined {
    const view = viewOf(Number(query.storeId), context)
    return view && findContentByIdentifier(indexOf(view), entity, { identifier, storeId: view.storeId })
  }

  return createRoutes(
    route(getCmsPage, async ({ query, context }) => tell(indexOf(context.storeView).document('cms_page', query.id))),
    route(getCmsBlock, async ({ query, context }) => tell(indexOf(context.storeView).document('cms_block', query.id))),
    route(getCmsPageByIdentifier, async ({ query, context }) => tell(byIdentifier('cms_page', query, context))),
    route(getCmsBlockByIdentifier, async ({ query, context }) => tell(byIdentifier('cms_block', query, context))),
  )
}

function tell(document: Document | undefined) {
  return document && isContent(document) ? ok(document, briefly) : fail(404, getCmsPage.errors[404])
}

/** The field answers whatever its platform has: further keys, and ids as text, travel as they are. */
function isContent(document: Document): document is CmsPage & CmsBlock {
  return typeof document.identifier === 'string' && typeof document.content === 'string'
}
