import { getUrl, mapUrl, type UrlMapRequest } from '@welt/contract/api/url.ts'
import { guestGroup } from '@welt/domain/price/tier-price.ts'
import { Hono } from 'hono'
import type { CatalogIndex } from '../catalog/catalog-index.ts'
import { catalogLimit } from '../catalog/catalog-limit.ts'
import type { Catalog } from '../catalog/load-catalog.ts'
import { fail } from '../http/envelope.ts'
import { etagOf, notModified } from '../http/not-modified.ts'
import { readInput } from '../http/read-input.ts'
import type { RequestContext, Routes } from '../http/request-context.ts'
import { respond } from '../http/respond.ts'
import type { ReadPriceGroup } from '../price/price-group.ts'
import type { Document } from '../search/search-engine.ts'
import type { Queryable } from '../storage/database.ts'
import { choosePage } from './choose-page.ts'
import { findAtPath } from './find-at-path.ts'
import { type PastPath, readPastPaths } from './url-history.ts'
import { createUrlMap, isPage, type Page, type UrlMap } from './url-map.ts'

/** As long as a list of the catalogue may be kept. */
const cacheControl = 'public, max-age=10, stale-while-revalidate=30'

export interface UrlRoutesOptions {
  database: Queryable
  catalog: Catalog
  /** Whose prices a request may see; guests' without it. */
  priceGroup?: ReadPriceGroup | undefined
}

/**
 * POST /api/url/map and GET /api/url: which page lives at a path, or did before it moved; its document tells where it lives now.
 * The answer is the bare hit, or null.
 */
export function urlRoutes({ database, catalog, priceGroup }: UrlRoutesOptions): Routes {
  // An index that was replaced takes its map with it.
  const maps = new WeakMap<CatalogIndex, UrlMap>()
  const mapOf = (index: CatalogIndex): UrlMap => {
    const map = maps.get(index) ?? createUrlMap(index)
    maps.set(index, map)
    return map
  }
  const pasts = new WeakMap<CatalogIndex, Promise<PastPaths>>()
  const pastOf = (index: CatalogIndex): Promise<PastPaths> => {
    const past = pasts.get(index) ?? readPastPaths(database, index.name)
    pasts.set(index, past)
    past.catch(() => pasts.delete(index))
    return past
  }

  async function answer(request: UrlMapRequest, context: RequestContext): Promise<Response> {
    const { storeView } = context
    const index = catalog.index(storeView.elasticsearch.index)
    if (!index) throw new Error(`The index of the store view ${storeView.storeCode} is not loaded.`)
    const hit =
      (await findHit(index, mapOf(index), request, storeView)) ??
      findMoved(index, findAtPath(await pastOf(index), request.url, storeView))
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    const groupId = (await priceGroup?.(context, request.groupToken)) ?? guestGroup
    const write = () => (hit ? writeHit(index, hit, request, groupId) : 'null')
    if (context.request.method === 'POST' || index.hasPricesFor(groupId)) return new Response(write(), { headers })

    // Nothing at a path is as good as the index: something may come to live there.
    const etag = etagOf(hit ? index.version(hit.document) : index.revision)
    return (
      notModified(context, etag, cacheControl) ??
      new Response(write(), { headers: { ...headers, etag, 'cache-control': cacheControl } })
    )
  }

  const routes: Routes = new Hono()
  routes.post(mapUrl.path, async (c) => {
    const read = await readInput(mapUrl, c.env, c.req.param())
    if ('failure' in read) return respond(read.failure, c.env)
    const { body } = read.input
    const fields = Math.max(body.includeFields?.length ?? 0, body.excludeFields?.length ?? 0)
    if (fields > catalogLimit.fieldPatterns) {
      return respond(fail(400, `At most ${catalogLimit.fieldPatterns} fields can be named.`), c.env)
    }
    return answer(body, c.env)
  })
  routes.get(getUrl.path, async (c) => {
    const read = await readInput(getUrl, c.env, c.req.param())
    if ('failure' in read) return respond(read.failure, c.env)
    const { url, _source_include, _source_exclude } = read.input.query
    return answer({ url, includeFields: listOf(_source_include), excludeFields: listOf(_source_exclude) }, c.env)
  })
  return routes
}

type PastPaths = ReadonlyMap<string, PastPath>

interface Hit {
  page: Page
  document: Document
}

async function findHit(
  index: CatalogIndex,
  map: UrlMap,
  { url, filters }: UrlMapRequest,
  storeView: RequestContext['storeView'],
): Promise<Hit | undefined> {
  await index.refreshPrices()
  const skus = [filters?.sku ?? []].flat().map(String)
  const page = choosePage(findAtPath(map, url, storeView) ?? [], skus, (sku) => index.productsBySku(sku))
  const document = page && index.document(page.entity, page.id)
  return document && { page, document }
}

/** A page that has gone, or has been switched off, is not there at its old path either; nor is another one that has got its id. */
function findMoved(index: CatalogIndex, past: PastPath | undefined): Hit | undefined {
  const document = past && index.document(past.entity, past.id)
  if (!document || !isPage(past.entity, document)) return undefined
  if (past.entity === 'product' && document.sku !== past.sku) return undefined
  return { page: past, document }
}

function writeHit(
  index: CatalogIndex,
  { page, document }: Hit,
  { includeFields, excludeFields }: UrlMapRequest,
  groupId: number,
): string {
  const form = index.writer.form({
    entity: page.entity,
    include: includeFields ?? [],
    exclude: excludeFields ?? [],
    compact: false,
  })
  const source = index.write(page.entity, { id: page.id, document }, form, groupId)
  const place = `"_index":${JSON.stringify(index.name)},"_type":"${page.entity}","_id":${JSON.stringify(page.id)}`
  return `{${place},"_score":1,"_source":${source}}`
}

function listOf(text: string | undefined): string[] {
  return text ? text.split(',').slice(0, catalogLimit.fieldPatterns) : []
}
