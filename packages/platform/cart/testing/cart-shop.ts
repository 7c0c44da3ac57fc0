import { randomUUID } from 'node:crypto'
import { envelope } from '@welt/contract/envelope.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { z } from 'zod'
import { createCatalog } from '../../catalog/load-catalog.ts'
import { insertFixture } from '../../catalog/testing/fixture-catalog.ts'
import { createFetch, type PlatformFetch } from '../../http/create-fetch.ts'
import { RateLimiter } from '../../limit/rate-limiter.ts'
import { silentLog } from '../../log/log.ts'
import { demoStoreViews, ellermoor, laszlo } from '../../seed/testing/demo-store-views.ts'
import type { VisitorReader } from '../../session/read-visitor.ts'
import { putOnShelf } from '../../stock/testing/put-on-shelf.ts'
import type { Database } from '../../storage/database.ts'
import { cartRoutes } from '../cart-routes.ts'
import type { CartSettings } from '../cart-settings.ts'
import { createSurroundingsOf } from '../surroundings-of.ts'
import { shopDocuments, shopStock } from './shop-documents.ts'

/** A Sunday in November, noon. */
export const noon = Date.parse('2026-11-15T12:00:00Z')

export interface CartShop {
  database: Database
  now: number
  surroundingsOf: ReturnType<typeof createSurroundingsOf>
  /** Calls as a client does; `as` names a customer, who was made by `addCustomer`. */
  call(path: string, options?: CallOptions): Promise<Called>
  create(options?: CallOptions & { cartId?: string }): Promise<string>
  add(cartId: string, cartItem: object, options?: CallOptions): Promise<Called>
  pull(cartId: string, options?: CallOptions): Promise<Record<string, unknown>[]>
  totals(cartId: string, options?: CallOptions): Promise<Record<string, unknown>>
  addCustomer(groupId?: number): Promise<number>
}

export interface CallOptions {
  body?: unknown
  as?: number | 'expired'
  store?: string
  address?: string
}

export interface Called {
  status: number
  result: unknown
  headers: Headers
}

/** The cart's calls over a shop with a product of every kind. Who logs in is told by number: sessions are proven elsewhere. */
export async function openCartShop(database: Database, settings?: Partial<CartSettings>): Promise<CartShop> {
  await insertFixture(database, ellermoor.elasticsearch.index, shopDocuments(false))
  await insertFixture(database, laszlo.elasticsearch.index, shopDocuments(true))
  const shelves = shopStock.map(({ sku, id, qty, most = 10_000 }) => ({ sku, product_id: id, qty, max_sale_qty: most }))
  await putOnShelf(database, ...shelves)
  const shop = { now: noon }
  const clock = () => shop.now
  const catalog = await createCatalog({ database, storeViews: demoStoreViews, clock, log: silentLog })
  const options = { catalog, storeViews: demoStoreViews, clock, ...(settings && { settings }) }
  const routes = cartRoutes({ ...options, database, readVisitor, limiter: new RateLimiter(clock) })
  const fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log: silentLog }, [routes])
  return Object.assign(shop, { database, surroundingsOf: createSurroundingsOf(options) }, clientOf(fetch), {
    addCustomer: (groupId = 1) => addCustomer(database, groupId),
  })
}

const AnyEnvelope = envelope(z.unknown())

const readVisitor: VisitorReader = async ({ query }) => {
  const token = query.get('token')
  if (!token) return { kind: 'guest' }
  const [id, group] = token.split('.').map(Number)
  if (!id || group === undefined) return { kind: 'expired' }
  return { kind: 'customer', customerId: id, groupId: group, email: `${id}@example.com`, sessionId: token }
}

function clientOf(fetch: PlatformFetch) {
  async function call(path: string, { body, as, store, address }: CallOptions = {}): Promise<Called> {
    const token = as === undefined ? '' : as === 'expired' ? 'expired' : `${as}.1`
    const url = `http://shop.test${path}${path.includes('?') ? '&' : '?'}token=${token}${store ? `&storeCode=${store}` : ''}`
    const isGet = /\/(pull|totals|payment-methods|coupon)\?/.test(url)
    const response = await fetch(
      new Request(url, {
        method: isGet ? 'GET' : 'POST',
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
      { address },
    )
    const answer = AnyEnvelope.parse(await response.json())
    if (answer.code !== response.status) throw new Error(`code ${answer.code} with status ${response.status}`)
    return { status: response.status, result: answer.result, headers: response.headers }
  }

  async function result<Result>(path: string, options?: CallOptions): Promise<Result> {
    const { status, result } = await call(path, options)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(result)}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tests look at every field that they use
    return result as Result
  }

  return {
    call,
    create: ({ cartId, ...options }: CallOptions & { cartId?: string } = {}) =>
      result<string>(`/api/cart/create${cartId ? `?cartId=${cartId}` : ''}`, options),
    add: (cartId: string, cartItem: object, options: CallOptions = {}) =>
      call(`/api/cart/update?cartId=${cartId}`, { ...options, body: { cartItem } }),
    pull: (cartId: string, options?: CallOptions) =>
      result<Record<string, unknown>[]>(`/api/cart/pull?cartId=${cartId}`, options),
    totals: (cartId: string, options?: CallOptions) =>
      result<Record<string, unknown>>(`/api/cart/totals?cartId=${cartId}`, options),
  }
}

async function addCustomer(database: Database, groupId: number): Promise<number> {
  const at = new Date(noon).toISOString()
  const row = await database.get<{ id: number }>(
    `INSERT INTO customer (email, group_id, store_id, created_at, updated_at, document)
     VALUES ($1, $2, 1, $3, $3, '{}') RETURNING id`,
    [`${randomUUID()}@example.com`, groupId, at],
  )
  if (!row) throw new Error(errorText.internal)
  return row.id
}

/** Of a line that was answered. */
export function itemId(result: unknown): number {
  return z.looseObject({ item_id: z.number() }).parse(result).item_id
}
