import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Catalog, createCatalog } from '../catalog/load-catalog.ts'
import { fixtureDocuments, insertFixture } from '../catalog/testing/fixture-catalog.ts'
import { serveRoutes } from '../catalog/testing/serve-routes.ts'
import { RateLimiter } from '../limit/rate-limiter.ts'
import { silentLog } from '../log/log.ts'
import { demoStoreViews, ellermoor } from '../seed/testing/demo-store-views.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Database } from '../storage/database.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { reviewRepo } from './review-repo.ts'
import { type ReviewRoutesOptions, reviewRoutes } from './review-routes.ts'

let database: Database
let catalog: Catalog
let now = Date.UTC(2026, 3, 1, 8)
const clock = () => now
const { index } = ellermoor.elasticsearch

beforeAll(async () => {
  database = await temporarySqlite()
  await insertFixture(database, index, fixtureDocuments)
  catalog = await createCatalog({ database, storeViews: demoStoreViews, clock, log: silentLog })
})
afterAll(() => database.close())
beforeEach(() => {
  now = Date.UTC(2026, 3, 1, 8)
})
afterEach(() => database.run('DELETE FROM product_review'))

const customer: Visitor = { kind: 'customer', customerId: 17, groupId: 1, email: 'a@b.example', sessionId: 's' }
const words = { product_id: 1, title: 'Schön', detail: 'Passt wie angegossen.', nickname: 'Jörg' }

function writer(options: Partial<ReviewRoutesOptions> = {}, visitor: Visitor = { kind: 'guest' }, address?: string) {
  const limiter = new RateLimiter(clock)
  const routes = reviewRoutes({ catalog, database, clock, limiter, readVisitor: async () => visitor, ...options })
  const call = serveRoutes([routes], address)
  return (review: unknown) => call('/api/review/create', { json: { review } })
}

const stored = async () => (await reviewRepo.list(database)).map(({ review }) => review)

describe('review/create', () => {
  test('[REV-1] a review waits to be read, and is answered with its number', async () => {
    const write = writer()
    const sent = { ...words, review_entity: 'product', customer_id: null, rating: 4 }
    expect(await write(sent)).toMatchObject({
      status: 200,
      body: {
        code: 200,
        result: {
          id: expect.any(Number) as unknown,
          ...words,
          rating: 4,
          review_status: 2,
          review_entity: 'product',
          created_at: '2026-04-01 08:00:00',
          customer_id: null,
          store_id: ellermoor.storeId,
          verified_purchase: false,
        },
      },
    })
    expect(await stored()).toMatchObject([{ title: 'Schön', review_status: 2 }])
  })

  test('[REV-1] a number as text is read, and a variant’s number means its product', async () => {
    const write = writer()
    expect((await write({ ...words, product_id: '1' })).body).toMatchObject({ result: { product_id: 1 } })
    expect((await write({ ...words, product_id: 101 })).body).toMatchObject({ result: { product_id: 1 } })
    expect((await write({ ...words, product_id: 102 })).body).toMatchObject({ result: { product_id: 1 } })
  })

  test('[REV-1] who wrote it is told by the session, never by the body', async () => {
    expect((await writer()({ ...words, customer_id: 17 })).body).toMatchObject({ result: { customer_id: null } })
    const own = await writer({}, customer)({ ...words, customer_id: 4 })
    expect(own.body).toMatchObject({ result: { customer_id: 17 } })
  })

  test('what only the platform can know is not taken from a client', async () => {
    const forged = { ...words, id: 5, review_status: 1, verified_purchase: true, created_at: '1999', stores: [9], x: 1 }
    await writer()(forged)
    const [review] = await stored()
    expect(review).toMatchObject({ review_status: 2, verified_purchase: false, stores: [ellermoor.storeId] })
    expect(review?.created_at).toBe('2026-04-01 08:00:00')
    expect(review).not.toHaveProperty('x')
  })

  test('a purchase is verified where the platform knows the order', async () => {
    await database.run(
      `INSERT INTO sales_order (increment_id, customer_id, store_id, status, created_at, updated_at, grand_total_cents, tax_cents, document)
       VALUES ('1', 17, 1, 'processing', '', '', 1, 1, '{}')`,
    )
    await database.run(
      `INSERT INTO sales_order_line (order_id, sku, qty, gross_cents, tax_cents, discount_cents, document)
       SELECT entity_id, 'OX-13-41', 1, 1, 1, 0, '{}' FROM sales_order`,
    )
    expect((await writer({}, customer)(words)).body).toMatchObject({ result: { verified_purchase: true } })
    const other = await writer({}, customer)({ ...words, product_id: 3 })
    expect(other.body).toMatchObject({ result: { verified_purchase: false } })
  })

  test('words stay words: markup is taken out, umlauts are not', async () => {
    const write = writer()
    const { body } = await write({
      ...words,
      title: '<b>Größe</b> & Weite',
      detail: 'a < b<script>alert(1)</script>\nzweite Zeile',
      nickname: '&lt;img src=x onerror=alert(1)&gt;Jo\u202eerg',
    })
    expect(body).toMatchObject({
      result: { title: 'Größe & Weite', detail: 'a < b\nzweite Zeile', nickname: 'Jo erg' },
    })
  })

  test('aspects that were rated, and how it fits, are kept', async () => {
    const more = { ratings: [{ title: 'Leder', value: 5, percent: 3 }], size_bought: '42½', fit_length: 'small' }
    expect((await writer()({ ...words, ...more })).body).toMatchObject({
      result: { ratings: [{ title: 'Leder', value: 5, percent: 100 }], size_bought: '42½', fit_length: 'small' },
    })
  })

  test.each([
    ['no review', undefined],
    ['no product', { ...words, product_id: undefined }],
    ['a product that is no number', { ...words, product_id: 'OX' }],
    ['half a product', { ...words, product_id: 1.5 }],
    ['no title', { ...words, title: ' ' }],
    ['a title of markup', { ...words, title: '<script></script>' }],
    ['a title without end', { ...words, title: 'x'.repeat(256) }],
    ['a text without end', { ...words, detail: 'x'.repeat(5001) }],
    ['a name of one letter', { ...words, nickname: 'x' }],
    ['words that are none', { ...words, detail: { toString: 'x' } }],
    ['six stars', { ...words, rating: 6 }],
    ['another kind of thing', { ...words, review_entity: 'customer' }],
  ])('%s is 400 with words', async (_, review) => {
    const { status, body } = await writer()(review)
    expect(status).toBe(400)
    expect(body).toEqual({ code: 400, result: expect.stringMatching(/\w{4}/) as unknown })
    expect(await stored()).toEqual([])
  })

  test('a product that is not there is 404', async () => {
    expect(await writer()({ ...words, product_id: 4711 })).toMatchObject({
      status: 404,
      body: { code: 404, result: 'There is no such product.' },
    })
  })

  test('a token that is over is 401', async () => {
    expect((await writer({}, { kind: 'expired' })(words)).status).toBe(401)
  })

  test('[S-27] the sixth review of an address within an hour is refused, and counts again an hour later', async () => {
    const write = writer({}, { kind: 'guest' }, '192.0.2.7')
    for (let count = 0; count < 5; count++) expect((await write(words)).status).toBe(200)
    const refused = await write(words)
    expect(refused).toMatchObject({ status: 429, body: { code: 429 } })
    expect(Number(refused.headers.get('retry-after'))).toBe(3600)
    expect(await stored()).toHaveLength(5)
    now += 3_600_001
    expect((await write(words)).status).toBe(200)
  })

  test('a shop that reads nothing first shows it at once', async () => {
    let told = 0
    await writer({ reviewStatus: 1, onApproved: () => void told++ })({ ...words, rating: 5 })
    await writer({ onApproved: () => void told++ })(words)
    expect(told).toBe(1)
    await catalog.refreshReviews()
    expect(catalog.index(index)?.product('1')).toMatchObject({ rating_summary: 100, review_count: 1 })
    await database.run('DELETE FROM product_review')
    await catalog.refreshReviews()
    expect(catalog.index(index)?.product('1')?.review_count).toBeUndefined()
  })
})
