import { CatalogEntity, catalogEntities } from '@welt/contract/api/catalog.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { guestGroup } from '@welt/domain/price/tier-price.ts'
import { Hono } from 'hono'
import { fail } from '../http/envelope.ts'
import { jsonFault } from '../http/json-fault.ts'
import { etagOf, notModified } from '../http/not-modified.ts'
import { readJson } from '../http/read-json.ts'
import { readQuery } from '../http/read-query.ts'
import type { RequestContext, Routes } from '../http/request-context.ts'
import { respond } from '../http/respond.ts'
import { splitUrl } from '../http/split-url.ts'
import type { ReadPriceGroup } from '../price/price-group.ts'
import { decodeRequest } from './decode-request.ts'
import { defaultPriceRanges } from './default-price-ranges.ts'
import type { Catalog } from './load-catalog.ts'
import type { PriceCounts } from './plan-aggregations.ts'
import { readGroup } from './read-group.ts'
import { searchCatalog, searchCatalogOnce } from './search-catalog.ts'

export interface CatalogRoutesOptions extends Partial<PriceCounts> {
  catalog: Catalog
  /** Whose prices a request may see; guests' without it. */
  priceGroup?: ReadPriceGroup
}

/** Prices and stock may be this many seconds old in a list; the cart asks anew. */
const cacheControl = 'public, max-age=10, stale-while-revalidate=30'

/** GET|POST /api/catalog/{index}/{entity}/_search */
export function catalogRoutes({ catalog, priceGroup, ...prices }: CatalogRoutesOptions): Routes {
  const { priceRanges = defaultPriceRanges, priceExtremes } = prices
  const routes: Routes = new Hono()
  routes.on(['GET', 'POST'], '/api/catalog/:index/:entity/_search', async (c) => {
    const context = c.env
    const index = catalog.index(c.req.param('index'))
    if (!index) return respond(fail(400, errorText.invalidIndex), context)
    const entity = CatalogEntity.safeParse(c.req.param('entity'))
    if (!entity.success) {
      return respond(fail(400, `The catalogue has no such entity. There are ${catalogEntities.join(', ')}.`), context)
    }
    const asked = readQuery(context.query, {})
    if ('failure' in asked) return respond(asked.failure, context)
    const request = await readRequest(context, asked.value.request)
    if ('failure' in request) return respond(request.failure, context)
    const groupId = (await priceGroup?.(context, readGroup(request.value).groupToken)) ?? guestGroup
    // An answer to a POST, or one with the prices of a few, is nobody else's.
    const isShared = context.request.method !== 'POST' && !index.hasPricesFor(groupId)
    if (isShared) {
      await index.refreshPrices()
      const unchanged = notModified(context, etagOf(index.revision), cacheControl)
      if (unchanged) return unchanged
    }

    const question = {
      entity: entity.data,
      parameters: asked.value,
      request: request.value,
      groupId,
      priceRanges,
      priceExtremes,
    }
    const answer = isShared
      ? await searchCatalogOnce(index, `${entity.data}?${splitUrl(context.request.url).search}`, question)
      : await searchCatalog(index, question)
    if (!answer.ok) return respond(fail(400, answer.reason), context)
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    const cached = { 'cache-control': cacheControl, etag: etagOf(index.revision) }
    return new Response(answer.json, { headers: isShared ? { ...headers, ...cached } : headers })
  })
  routes.on(['GET', 'POST'], '/api/catalog/*', (c) => respond(fail(400, errorText.invalidIndex), c.env))
  return routes
}

/** A POST carries the query as its body; where that is empty the parameter counts, as in a GET. */
async function readRequest(context: RequestContext, parameter: string | undefined) {
  const sent = context.request.method === 'POST' ? await readJson(context) : { value: undefined }
  if ('failure' in sent || sent.value !== undefined || !parameter) return sent
  const decoded = decodeRequest(parameter)
  if (!decoded) return { failure: fail(400, 'The request parameter is no JSON.') }
  const fault = jsonFault(decoded.value)
  return fault ? { failure: fail(400, fault) } : decoded
}
