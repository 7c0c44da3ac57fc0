import { askGraphql, GraphqlRequest } from '@welt/contract/api/graphql.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { guestGroup } from '@welt/domain/price/tier-price.ts'
import { Hono } from 'hono'
import { defaultPriceRanges } from '../catalog/default-price-ranges.ts'
import type { Catalog } from '../catalog/load-catalog.ts'
import type { PriceCounts } from '../catalog/plan-aggregations.ts'
import { type Failure, fail } from '../http/envelope.ts'
import { jsonFault } from '../http/json-fault.ts'
import { readJson } from '../http/read-json.ts'
import { readQuery } from '../http/read-query.ts'
import type { RequestContext, Routes } from '../http/request-context.ts'
import { respond } from '../http/respond.ts'
import type { ReadPriceGroup } from '../price/price-group.ts'

export interface GraphqlRoutesOptions extends Partial<PriceCounts> {
  catalog: Catalog
  storeViews: readonly StoreView[]
  /** Whether clients may ask what the schema is; not in production. */
  introspection?: boolean
  /** Whose prices a request may see; guests' without it. */
  priceGroup?: ReadPriceGroup | undefined
}

const headers = { 'content-type': 'application/json; charset=utf-8' }
/** Field clients put the code of the store view behind the path. */
const paths = [askGraphql.path, '/graphql/', '/graphql/:store', '/graphql/:store/']

/** POST /graphql, GET /graphql?query= */
export function graphqlRoutes(options: GraphqlRoutesOptions): Routes {
  const { catalog, storeViews, introspection = false, priceGroup } = options
  const { priceRanges = defaultPriceRanges, priceExtremes } = options
  const viewOf = new Map(storeViews.map((view) => [view.storeCode, view]))
  let loaded: ReturnType<typeof loadGraphql> | undefined

  const routes: Routes = new Hono()
  routes.on(['GET', 'POST'], paths, async (c) => {
    const context = c.env
    const store = c.req.param('store')
    const view = store === undefined ? context.storeView : viewOf.get(store)
    if (!view) return respond(fail(400, errorText.unknownStore(String(store).slice(0, 40))), context)
    const index = catalog.index(view.elasticsearch.index)
    if (!index) return respond(fail(400, errorText.invalidIndex), context)
    const read = await readRequest(context)
    if ('failure' in read) return refuse(read.failure, context)

    loaded ??= loadGraphql()
    const { schema, runQuery } = await loaded
    const groupId = (await priceGroup?.(context)) ?? guestGroup
    const search = { index, groupId, priceRanges, ...(priceExtremes === undefined ? {} : { priceExtremes }) }
    const { status, body } = await runQuery(schema, read.value, { context: search, introspection })
    return new Response(JSON.stringify(body), { status, headers })
  })
  return routes
}

/** Most shops never ask; the first question pays. */
async function loadGraphql() {
  const [{ createSchema }, { runQuery }] = await Promise.all([import('./create-schema.ts'), import('./run-query.ts')])
  return { schema: createSchema(), runQuery }
}

async function readRequest(context: RequestContext): Promise<{ value: GraphqlRequest } | { failure: Failure }> {
  const sent = context.request.method === 'POST' ? await readJson(context) : { value: undefined }
  if ('failure' in sent) return sent
  const given = sent.value === undefined ? readParameters(context) : sent
  if ('failure' in given) return given
  const parsed = GraphqlRequest.safeParse(given.value)
  return parsed.success ? { value: parsed.data } : { failure: fail(400, askGraphql.errors[400]) }
}

function readParameters({ query }: RequestContext): { value: unknown } | { failure: Failure } {
  const asked = readQuery(query, {})
  if ('failure' in asked) return asked
  const { variables, ...rest } = asked.value
  if (!variables) return { value: rest }
  try {
    const given: unknown = JSON.parse(variables)
    const fault = jsonFault(given)
    return fault ? { failure: fail(400, fault) } : { value: { ...rest, variables: given } }
  } catch {
    return { failure: fail(400, 'The variables are no JSON.') }
  }
}

/** The envelope that every call answers with, and the errors that GraphQL clients look for. */
function refuse(failure: Failure, context: RequestContext): Response {
  if (typeof failure.result !== 'string') return respond(failure, context)
  const body = { code: failure.code, result: failure.result, errors: [{ message: failure.result }] }
  return new Response(JSON.stringify(body), { status: failure.code, headers })
}
