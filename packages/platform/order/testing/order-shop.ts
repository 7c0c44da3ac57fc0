import { envelope } from '@welt/contract/envelope.ts'
import { z } from 'zod'
import { cartRepo } from '../../cart/cart-repo.ts'
import { defaultCartSettings } from '../../cart/cart-settings.ts'
import { createCatalog } from '../../catalog/load-catalog.ts'
import { insertFixture, insertFixtureStock } from '../../catalog/testing/fixture-catalog.ts'
import { createFetch } from '../../http/create-fetch.ts'
import { RateLimiter } from '../../limit/rate-limiter.ts'
import { silentLog } from '../../log/log.ts'
import { demoStoreViews, ellermoor } from '../../seed/testing/demo-store-views.ts'
import type { Visitor } from '../../session/visitor.ts'
import type { Database } from '../../storage/database.ts'
import { orderRoutes } from '../order-routes.ts'
import { defaultOrderSettings, type OrderSettings } from '../order-settings.ts'
import { orderDocuments } from './order-documents.ts'

const AnyEnvelope = envelope(z.unknown())

export const orderMoment = Date.parse('2026-03-01T08:00:00.000Z')

export interface OrderShopOptions {
  order?: Partial<OrderSettings>
  cart?: Partial<typeof defaultCartSettings>
}

export interface OrderAnswer {
  status: number
  text: string
  headers: Headers
  body: { code: number; result: unknown }
}

/** The order calls over a small catalogue, on a database that is given. Two shops over one database are two processes. */
export async function createOrderShop(database: Database, options: OrderShopOptions = {}) {
  const storeViews = demoStoreViews
  let now = orderMoment
  let visitor: Visitor = { kind: 'guest' }
  const changed: string[] = []
  const clock = () => now
  const catalog = await createCatalog({ database, storeViews, clock, log: silentLog })
  const fetch = createFetch({ storeViews, defaultStoreCode: 'laszlo_de', log: silentLog }, [
    orderRoutes({
      database,
      catalog,
      storeViews,
      clock,
      log: silentLog,
      limiter: new RateLimiter(clock),
      cart: { ...defaultCartSettings, ...options.cart },
      order: { ...defaultOrderSettings, ...options.order },
      readVisitor: async () => visitor,
      onStockChanged: async (skus) => void changed.push(...skus),
    }),
  ])
  let carts = 0

  async function call(path: string, init?: RequestInit, address?: string): Promise<OrderAnswer> {
    const response = await fetch(new Request(`http://shop.test${path}`, init), { address })
    const text = await response.text()
    const body = AnyEnvelope.parse(JSON.parse(text))
    return { status: response.status, headers: response.headers, text, body }
  }

  return {
    call,
    changed,
    /** Sends an order, with a key in its header if there is one. */
    order(body: object, { key, address }: { key?: string; address?: string } = {}): Promise<OrderAnswer> {
      const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
      return call('/api/order', { method: 'POST', headers, body: JSON.stringify(body) }, address)
    },
    /** An empty cart; the id that a client would know. */
    async cart(owner: { customerId?: number; coupon?: string } = {}): Promise<string> {
      const token = `${process.pid}-${carts++}-${Math.random().toString(36).slice(2)}`
      const { customerId = null, coupon } = owner
      await cartRepo.insert(database, { token, customerId, storeCode: 'laszlo_de' }, now)
      const cart = await cartRepo.findByToken(database, token)
      if (coupon && cart) await cartRepo.setCoupon(database, cart.id, coupon, now)
      return token
    },
    as: (who: Visitor) => {
      visitor = who
    },
    later: (ms: number) => {
      now += ms
    },
  }
}

export type OrderShop = Awaited<ReturnType<typeof createOrderShop>>

/** Fills the tables that the small shop needs. */
export async function fillOrderShop(database: Database): Promise<void> {
  await insertFixture(database, ellermoor.elasticsearch.index, orderDocuments)
  await insertFixtureStock(database, [
    { sku: 'OX', id: 1, qty: 0, managed: false },
    { sku: 'OX-42', id: 11, qty: 5 },
    { sku: 'OX-43', id: 12, qty: 3 },
    { sku: 'TREE', id: 2, qty: 100 },
    { sku: 'LACE', id: 3, qty: 1000 },
    { sku: 'VOUCHER', id: 4, qty: 0, managed: false },
    { sku: 'GONE', id: 5, qty: 9 },
    { sku: 'SET', id: 6, qty: 0, managed: false },
  ])
  const coupon = 'INSERT INTO coupon (code, kind, value, usage_limit, customer_limit) VALUES ($1, $2, $3, $4, $5)'
  await database.run(coupon, ['TEN', 'percent', 1000, null, null])
  await database.run(coupon, ['ONCE', 'percent', 2000, 1, null])
}
