import { type AnyCall, allCalls, bareCalls } from '@welt/contract/api/all-calls.ts'
import { ErrorEnvelope } from '@welt/contract/envelope.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  fixtureDocuments,
  fixtureStock,
  insertFixture,
  insertFixtureStock,
} from '../catalog/testing/fixture-catalog.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '../testing/create-test-platform.ts'

const { index } = ellermoor.elasticsearch
const subscribe = '/api/ext/mailchimp-subscribe/subscribe'
const cms = '/api/ext/cms-data'
const search = (entity: string) => `/api/catalog/${index}/${entity}/_search`
const compact = 'request_format=search-query&response_format=compact'
const email = 'erika@example.org'

interface Asked {
  call: string
  /** Code of the answer to a guest who asks with a good request, in a shop with one shelf and one page. */
  code: number
  body?: unknown
}

/** Section 7 of both source documents. Calls of the payment provider come with the checkout. */
const sourceCalls: readonly Asked[] = [
  { call: 'POST /api/user/login', code: 401, body: { username: email, password: 'Falsch-und-lang-1' } },
  {
    call: 'POST /api/user/create',
    code: 200,
    body: { customer: { email, firstname: 'Öö', lastname: 'Müller' }, password: 'Rahmen-genäht-7' },
  },
  { call: 'POST /api/user/reset-password', code: 200, body: { email } },
  {
    call: 'POST /api/user/create-password',
    code: 400,
    body: { email, newPassword: 'Rahmen-genäht-8', resetToken: 'none' },
  },
  {
    call: 'POST /api/user/change-password?token=',
    code: 401,
    body: { currentPassword: 'Rahmen-genäht-7', newPassword: 'Rahmen-genäht-8' },
  },
  { call: 'GET /api/user/me?token=', code: 401 },
  { call: 'POST /api/user/me?token=', code: 401, body: { customer: { email, firstname: 'Öö', lastname: 'Müller' } } },
  { call: 'GET /api/user/order-history?token=&pageSize=20&currentPage=1', code: 401 },
  { call: 'POST /api/user/refresh', code: 401, body: { refreshToken: 'none' } },
  { call: 'POST /api/cart/create?token=', code: 200 },
  { call: 'GET /api/cart/pull?token=&cartId=CART', code: 200 },
  {
    call: 'POST /api/cart/update?token=&cartId=CART',
    code: 200,
    body: { cartItem: { sku: 'CR', qty: 1, quoteId: 'CART' } },
  },
  { call: 'POST /api/cart/delete?token=&cartId=CART', code: 404, body: { cartItem: { sku: 'CR', item_id: 99 } } },
  { call: 'GET /api/cart/totals?token=&cartId=CART', code: 200 },
  { call: 'GET /api/cart/payment-methods?token=&cartId=CART', code: 200 },
  {
    call: 'POST /api/cart/shipping-methods?token=&cartId=CART',
    code: 200,
    body: {
      address: {
        region: '',
        region_id: 0,
        country_id: 'DE',
        street: [null, null],
        postcode: '',
        city: '',
        region_code: '',
      },
    },
  },
  {
    call: 'POST /api/cart/shipping-information?token=&cartId=CART',
    code: 200,
    body: { addressInformation: { shippingAddress: { countryId: 'DE' }, billingAddress: { countryId: 'DE' } } },
  },
  { call: 'POST /api/cart/apply-coupon?token=&cartId=CART&coupon=none', code: 404 },
  { call: 'POST /api/cart/delete-coupon?token=&cartId=CART', code: 200 },
  { call: 'POST /api/order', code: 400, body: { cart_id: 'CART', products: [], addressInformation: {} } },
  { call: 'GET /api/stock/check?sku=CR', code: 200 },
  { call: 'GET /api/stock/list?skus=CR,OX-12-40', code: 200 },
  {
    call: 'POST /api/review/create',
    code: 200,
    body: { review: { product_id: 1, title: 'Gut', detail: 'Sehr gut', nickname: 'Öö', review_entity: 'product' } },
  },
  { call: `GET ${subscribe}?email=${email}`, code: 200 },
  { call: `POST ${subscribe}`, code: 200, body: { email } },
  { call: `DELETE ${subscribe}`, code: 200, body: { email } },
  { call: 'GET /api/ext/mail-service/get-token', code: 200 },
  { call: 'POST /api/ext/mail-service/send-email', code: 400, body: { sourceAddress: email } },
  {
    call: 'POST /api/ext/mail-service/send-email-transaction',
    code: 401,
    body: { template: 'order-placed', order_id: 1 },
  },
  { call: `GET ${cms}/cmsPage/1`, code: 200 },
  { call: `GET ${cms}/cmsBlock/1`, code: 404 },
  { call: `GET ${cms}/cmsPageIdentifier/impressum/storeId/1`, code: 200 },
  { call: `GET ${cms}/cmsBlockIdentifier/none/storeId/1`, code: 404 },
  { call: 'GET /api/url?url=impressum', code: 200 },
  { call: 'POST /api/url/map', code: 200, body: { url: 'oxford-wien', includeFields: null, excludeFields: [] } },
  { call: 'POST /api/ext/elastic-stock/productstockalert', code: 200, body: { sku: 'DB-12-41', email } },
  { call: 'GET /api/product/render-list?skus=CR,OX&currencyCode=EUR&storeId=1', code: 200 },
  ...['product', 'category', 'attribute', 'taxrule', 'review', 'cms_page', 'cms_block', 'cms_hierarchy'].map(
    (entity) => ({ call: `GET ${search(entity)}?${compact}&size=50&from=0&sort=`, code: 200 }),
  ),
  { call: `POST ${search('product')}?${compact}`, code: 200, body: { _appliedFilters: [] } },
  { call: 'GET /api/promoted/offers', code: 404 },
  { call: 'POST /graphql', code: 200, body: { query: '{ products(pageSize: 2) { nodes { sku } } }' } },
]

let platform: TestPlatform
let cartId: string

beforeAll(async () => {
  const database = await temporarySqlite()
  await insertFixture(database, index, fixtureDocuments)
  await insertFixtureStock(database, fixtureStock)
  platform = await createTestPlatform({ database })
  const cart = await platform.call('/api/cart/create', { method: 'POST' })
  cartId = z.object({ result: z.string() }).parse(cart.body).result
})
afterAll(() => platform.close())

function split({ call }: Asked) {
  const [method = '', path = ''] = call.split(' ')
  return { method, path }
}

/** The call of the contract at this method and path. */
function inContract(asked: Asked) {
  const { method, path } = split(asked)
  const parts = path.replace(/\?.*/, '').split('/')
  return Object.values(allCalls).find((call) => {
    const own = call.path.split('/')
    const fits = own.every((part, place) => part.startsWith(':') || part === parts[place])
    return call.method === method && own.length === parts.length && fits
  })
}

/** What the answer must look like: the envelope with the call's own result, or with words where it is a refusal. */
function shapeOf(call: AnyCall, code: number): z.ZodType {
  if (bareCalls.has(call)) return call.result
  return z.object({ code: z.literal(code), result: code === 200 ? call.result : ErrorEnvelope.shape.result })
}

describe('the calls of the source', () => {
  test.each(sourceCalls)('[API-1] $call is in the contract and answers $code', async (asked) => {
    const call = inContract(asked)
    if (!call) throw new Error('The contract has no such call.')
    const { method, path } = split(asked)
    const json = asked.body === undefined ? undefined : JSON.stringify(asked.body).replaceAll('CART', cartId)
    const answer = await platform.call(path.replaceAll('CART', cartId), {
      method,
      ...(json && { body: json, headers: { 'content-type': 'application/json' } }),
    })
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: asked.code })
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(shapeOf(call, asked.code).safeParse(answer.body).error).toBeUndefined()
    expect(answer.body).not.toMatchObject({ result: errorText.notFound })
    expect(answer.body).not.toMatchObject({ result: errorText.methodNotAllowed })
  })

  test.each(sourceCalls.filter(({ code }) => code === 200).slice(0, 12))(
    '[API-6] with the code of a store view in front $call is the same call',
    async (asked) => {
      const { method, path } = split(asked)
      const answer = await platform.call(`/laszlo_de${path.replaceAll('CART', cartId)}`, { method })
      expect(answer.body).not.toMatchObject({ result: errorText.notFound })
    },
  )
})
