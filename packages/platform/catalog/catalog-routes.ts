import { CatalogEntity, catalogEntities } from '@welt/contract/api/catalog.ts'
import { columnsType } from '@welt/contract/api/columns-type.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { guestGroup } from '@welt/domain/price/tier-price.ts'
import { Hono } from 'hono'
import { type Failure, fail } from '../http/envelope.ts'
import { jsonFault } from '../http/json-fault.ts'
import { etagOf, notModified } from '../http/not-modified.ts'
import { readJson } from '../http/read-json.ts'
import { readQuery } from '../http/read-query.ts'
import type { RequestContext, Routes } from '../http/request-context.ts'
import { respond } from '../http/respond.ts'
import { splitUrl } from '../http/split-url.ts'
import type { ReadPriceGroup } from '../price/price-group.ts'
import { answerColumns } from './answer-columns.ts'
import type { CatalogIndex } from './catalog-index.ts'
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

/** GET|POST /api/catalog/{index}/{entity}/_search and /api/catalog/{index}/product/_columns */
export function catalogRoutes({ catalog, priceGroup, ...prices }: CatalogRoutesOptions): Routes {
  const { priceRanges = defaultPriceRanges, priceExtremes } = prices
  const routes: Routes = new Hono()

  routes.on(['GET', 'POST'], '/api/catalog/:index/:entity/_search', async (c) => {
    const asked = await readQuestion(c.env, c.req.param('index'))
    if ('failure' in asked) return respond(asked.failure, c.env)
    const entity = CatalogEntity.safeParse(c.req.param('entity'))
    if (!entity.success) {
      return respond(fail(400, `The catalogue has no such entity. There are ${catalogEntities.join(', ')}.`), c.env)
    }
    const { index, key, parameters, request, groupId, isShared } = asked
    const unchanged = isShared && (await confirm(c.env, index))
    if (unchanged) return unchanged
    const { revision } = index

    const question = { entity: entity.data, parameters, request, groupId, priceRanges, priceExtremes }
    const answer = isShared
      ? await searchCatalogOnce(index, `${entity.data}?${key}`, question)
      : await searchCatalog(index, question)
    if (!answer.ok) return respond(fail(400, answer.reason), c.env)
    return answered(answer.json, 'application/json; charset=utf-8', isShared && revision)
  })

  routes.on(['GET', 'POST'], '/api/catalog/:index/product/_columns', async (c) => {
    const asked = await readQuestion(c.env, c.req.param('index'))
    if ('failure' in asked) return respond(asked.failure, c.env)
    const { index, key, parameters, request, groupId, isShared } = asked
    const unchanged = isShared && (await confirm(c.env, index))
    if (unchanged) return unchanged
    const { revision } = index

    const answer = await answerColumns(index, { parameters, request, groupId, ...(isShared && { key }) })
    if (!answer.ok) return respond(fail(400, answer.reason), c.env)
    return answered(answer.bytes, columnsType, isShared && revision)
  })

  routes.on(['GET', 'POST'], '/api/catalog/*', (c) => respond(fail(400, errorText.invalidIndex), c.env))
  return routes

  async function readQuestion(context: RequestContext, indexName: string): Promise<Question | { failure: Failure }> {
    const index = catalog.index(indexName)
    if (!index) return { failure: fail(400, errorText.invalidIndex) }
    const asked = readQuery(context.query, {})
    if ('failure' in asked) return asked
    const request = await readRequest(context, asked.value.request)
    if ('failure' in request) return request
    const groupId = (await priceGroup?.(context, readGroup(request.value).groupToken)) ?? guestGroup
    return {
      index,
      key: splitUrl(context.request.url).search,
      parameters: asked.value,
      request: request.value,
      groupId,
      // An answer to a POST, or one with the prices of a few, is nobody else's.
      isShared: context.request.method !== 'POST' && !index.hasPricesFor(groupId),
    }
  }
}

interface Question {
  index: CatalogIndex
  /** All of the question in one text. */
  key: string
  parameters: Readonly<Record<string, string>>
  request: unknown
  groupId: number
  isShared: boolean
}

/** To a client that has the answer of this moment already. */
async function confirm(context: RequestContext, index: CatalogIndex): Promise<Response | undefined> {
  await index.refreshPrices()
  return notModified(context, etagOf(index.revision), cacheControl)
}

/** `revision`: of the catalogue before it was asked. What changes meanwhile makes an answer too new for its validator, never too old. */
function answered(body: string | Uint8Array<ArrayBuffer>, type: string, revision: string | false): Response {
  const headers = { 'content-type': type }
  const cached = revision !== false && { 'cache-control': cacheControl, etag: etagOf(revision) }
  return new Response(body, { headers: { ...headers, ...cached } })
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
