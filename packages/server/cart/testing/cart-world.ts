import { randomUUID } from 'node:crypto'
import { ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import { envelope } from '@welt/contract/envelope.ts'
import { addCoupon } from '@welt/platform/cart/add-coupon.ts'
import { shopDocuments, shopStock } from '@welt/platform/cart/testing/shop-documents.ts'
import { insertFixture } from '@welt/platform/catalog/testing/fixture-catalog.ts'
import { ellermoor, laszlo } from '@welt/platform/seed/testing/demo-store-views.ts'
import { defaultSessionSettings } from '@welt/platform/session/session-settings.ts'
import { startSession } from '@welt/platform/session/start-session.ts'
import { putOnShelf } from '@welt/platform/stock/testing/put-on-shelf.ts'
import { temporarySqlite } from '@welt/platform/storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '@welt/platform/testing/create-test-platform.ts'
import { createTexts } from '@welt/storefront/i18n/text.ts'
import type { Session } from '@welt/storefront/session/session.ts'
import type { Shop } from '@welt/storefront/store-view/shop.ts'
import { z } from 'zod'
import { createModelShop, type Fetch } from './create-model-shop.ts'
import { quantitiesOf } from './quantities-of.ts'

const AnyEnvelope = envelope(z.unknown())

/** A real platform with a product of every kind, whose time a test moves, and customers who are logged in by its own sessions. */
export interface CartWorld {
  platform: TestPlatform
  /** Milliseconds by which the platform's clock goes ahead. */
  passTime: (milliseconds: number) => void
  shop: (fetch?: Fetch, cart?: object) => Promise<Shop>
  newCustomer: () => Promise<number>
  /** Ten percent off, under a code that nobody has used. */
  newCoupon: () => Promise<string>
  /** A login, as the platform begins it once a password was right. */
  logIn: (customerId: number) => Promise<Session>
  /** What a cart holds there, by sku and what is engraved. */
  held: (cartId: string, token?: string) => Promise<Record<string, number>>
  /** Of a customer's active cart. */
  heldBy: (session: Session) => Promise<Record<string, number>>
  close: () => Promise<void>
}

export async function openCartWorld(): Promise<CartWorld> {
  const database = await temporarySqlite()
  await insertFixture(database, ellermoor.elasticsearch.index, shopDocuments(false))
  await insertFixture(database, laszlo.elasticsearch.index, shopDocuments(true))
  await putOnShelf(
    database,
    ...shopStock.map(({ sku, id, qty, most = 10_000 }) => ({ sku, product_id: id, qty, max_sale_qty: most })),
  )
  let now = Date.parse('2026-11-15T12:00:00Z')
  const platform = await createTestPlatform({ database, clock: () => now, isLimited: false })

  const answer = async (path: string, init?: RequestInit) => {
    const { code, result } = AnyEnvelope.parse((await platform.call(path, init)).body)
    if (code !== 200) throw new Error(`${path} answered ${code}: ${JSON.stringify(result)}`)
    return result
  }
  const held = async (cartId: string, token = '') =>
    quantitiesOf(z.array(ServerCartItem).parse(await answer(`/api/cart/pull?cartId=${cartId}&token=${token}`)))

  return {
    platform,
    held,
    passTime: (milliseconds) => {
      now += milliseconds
    },
    async shop(fetch = platform.fetch, cart = {}) {
      const texts = createTexts(ellermoor.i18n.defaultLanguage)
      await texts.load(['cart'])
      return createModelShop({ fetch, texts, cart, clock: () => now })
    },
    async newCustomer() {
      const at = new Date(now).toISOString()
      const row = await database.get<{ id: number }>(
        `INSERT INTO customer (email, group_id, store_id, created_at, updated_at, document)
         VALUES ($1, 1, 1, $2, $2, '{}') RETURNING id`,
        [`${randomUUID()}@example.com`, at],
      )
      if (!row) throw new Error('The customer was not written.')
      return row.id
    },
    async newCoupon() {
      const code = `NEU-${randomUUID().slice(0, 8).toUpperCase()}`
      const terms = { code, kind: 'percent', value: 10_00, minimum: 0, validFrom: null, validTo: null } as const
      const added = await addCoupon(database, { ...terms, usageLimit: null, customerLimit: null }, now)
      if (!added.ok) throw new Error(added.reason)
      return code
    },
    async logIn(customerId) {
      const { storeCode } = ellermoor
      const tokens = await database.transaction((tx) =>
        startSession(tx, { customerId, storeCode, now, settings: defaultSessionSettings }),
      )
      return { ...tokens, customer: { firstname: 'Änne', lastname: 'Weiß', email: `${customerId}@example.com` } }
    },
    async heldBy(session) {
      const token = await freshToken(session)
      return held(String(await answer(`/api/cart/create?token=${token}`, { method: 'POST' })), token)
    },
    close: () => platform.close(),
  }

  async function freshToken({ refreshToken }: Session): Promise<string> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    }
    return String(await answer('/api/user/refresh', init))
  }
}
