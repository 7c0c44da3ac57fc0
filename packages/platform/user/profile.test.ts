import { OrderHistory } from '@welt/contract/api/user.ts'
import { envelope } from '@welt/contract/envelope.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedCatalog } from '../seed/seed-catalog.ts'
import { demoStoreViews } from '../seed/testing/demo-store-views.ts'
import { readGroupToken } from '../session/group-token.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { ada, password, UserShop } from './testing/create-user-shop.ts'

const home = {
  firstname: 'Ada',
  lastname: 'Öztürk',
  street: ['Lohmühlenweg', '12'],
  city: 'Köln',
  postcode: 50674,
  country_id: 'DE',
  region: { region: 'Nordrhein-Westfalen', region_id: null },
}
const office = { ...home, street: 'Am Rahmen 31', company: 'Leisten GmbH', vat_id: 'DE123456789', region: '' }

await describeOnEachEngine('user/me', (open) => {
  let database: Database
  let shop: UserShop
  let token: string

  beforeEach(async () => {
    database = await open()
    shop = new UserShop(database)
    await shop.register({ ...ada, addresses: [{ ...home, default_billing: true, default_shipping: true }] })
    token = (await shop.logIn()).token
  })
  afterEach(() => database.close())

  const send = (body: object, as = token) => shop.post('/api/user/me', body, { token: as })
  const change = async (customer: object) => {
    const answer = await send({ customer })
    expect(answer).toMatchObject({ status: 200 })
    return shop.profile(token)
  }

  test('[API-2] tells the customer with a token that proves the group', async () => {
    const { groupToken, ...customer } = await shop.profile(token)
    expect(customer).toMatchObject({ email: ada.email, firstname: 'Ada', lastname: 'Öztürk', group_id: 1 })
    expect(customer.addresses[0]).toMatchObject({
      street: ['Lohmühlenweg', '12'],
      postcode: '50674',
      region: { region: 'Nordrhein-Westfalen', region_code: null, region_id: 0 },
      default_billing: true,
      default_shipping: true,
    })
    expect(customer.default_billing).toBe(String(customer.addresses[0]?.id))
    expect(await readGroupToken(groupToken, new Uint8Array(32).fill(5), shop.now)).toBe(1)
  })

  test('[TASK-6] the token is taken from the query or from the header, and nothing is kept by a cache', async () => {
    const byHeader = await shop.get('/api/user/me', { headers: { authorization: `Bearer ${token}` } })
    expect(byHeader).toMatchObject({ status: 200, body: { result: { email: ada.email } } })
    const byQuery = await shop.get('/api/user/me', { token })
    expect(byQuery.status).toBe(200)
    for (const { headers } of [byHeader, byQuery]) expect(headers.get('cache-control')).toBe('no-store')
  })

  test('[S-21] names and gender change, what is not sent stays', async () => {
    const before = await shop.profile(token)
    shop.now += 1000
    expect(await change({ gender: '2' })).toMatchObject({ gender: 2, firstname: 'Ada' })
    expect(await change({ firstname: 'Ädä', lastname: ' Groß ' })).toMatchObject({
      firstname: 'Ädä',
      lastname: 'Groß',
      gender: 2,
      addresses: before.addresses,
      created_at: before.created_at,
      updated_at: '2026-03-01T09:00:01.000Z',
    })
    expect(await change({ gender: null })).not.toHaveProperty('gender')
  })

  test('[S-21] what is not the customer’s to change never changes', async () => {
    const before = await shop.profile(token)
    const stored = () => database.all('SELECT id, email, password_hash, group_id, store_id, created_at FROM customer')
    const rows = await stored()
    const after = await change({
      ...before,
      group_id: 4,
      groupToken: 'x',
      website_id: 7,
      store_id: 7,
      created_at: '1970-01-01',
      password_hash: 'x',
      email_verified: true,
      store_credit: 1000,
      disable_auto_group_change: 1,
      is_seeded: 1,
      custom_attributes: [{ attribute_code: 'x', value: 'y' }],
    })
    expect(await stored()).toEqual(rows)
    const { groupToken: _before, ...wanted } = before
    const { groupToken: _after, ...found } = after
    expect(found).toEqual(wanted)
  })

  test('[S-21] the id of another customer is refused with its name', async () => {
    expect(await send({ customer: { id: 1, firstname: 'Eve' } })).toMatchObject({
      status: 400,
      body: { code: 400, result: 'customer.id: is not the id of this customer' },
    })
    expect(await shop.profile(token)).toMatchObject({ firstname: 'Ada' })
  })

  test('[S-21] the list of addresses that is sent is the list that is kept', async () => {
    const [first] = (await shop.profile(token)).addresses
    const two = await change({ addresses: [{ ...first, city: 'Bonn' }, office] })
    expect(two.addresses).toMatchObject([
      { id: first?.id, city: 'Bonn', default_shipping: true },
      {
        street: ['Am Rahmen 31'],
        company: 'Leisten GmbH',
        vat_id: 'DE123456789',
        default_shipping: false,
        region: { region: null, region_code: null, region_id: 0 },
      },
    ])
    const second = two.addresses[1]
    const one = await change({ addresses: [{ ...second, id: String(second?.id), default_shipping: true }] })
    expect(one.addresses).toMatchObject([{ id: second?.id, default_shipping: true, default_billing: false }])
    expect(one).toMatchObject({ default_shipping: String(second?.id) })
    expect(one).not.toHaveProperty('default_billing')
    expect((await change({ addresses: [] })).addresses).toEqual([])
  })

  test('[S-21] one address is the default, the one that was chosen last', async () => {
    const [first] = (await shop.profile(token)).addresses
    const two = await change({ addresses: [first, { ...office, default_shipping: true }] })
    expect(two.addresses.map(({ default_shipping }) => default_shipping)).toEqual([false, true])
    expect(two.addresses.map(({ default_billing }) => default_billing)).toEqual([true, false])
    const back = await change({ default_shipping: String(first?.id), default_billing: two.addresses[1]?.id })
    expect(back.addresses.map(({ default_shipping }) => default_shipping)).toEqual([true, false])
    expect(back.addresses.map(({ default_billing }) => default_billing)).toEqual([false, true])
  })

  test('[S-21] addresses of somebody else are refused and stay as they are', async () => {
    await shop.register({ ...ada, email: 'bea@example.com', addresses: [home] })
    const bea = await shop.profile((await shop.logIn('bea@example.com')).token)
    const [hers] = bea.addresses
    const [mine] = (await shop.profile(token)).addresses
    const foreign = [
      [{ ...home, id: hers?.id }],
      [{ ...home, customer_id: bea.id }],
      [mine, { ...home, id: 987_654 }],
      [mine, mine],
      [{ ...mine, customer_id: String(bea.id) }],
    ]
    for (const addresses of foreign) {
      expect(await send({ customer: { firstname: 'Eve', addresses } })).toMatchObject({
        status: 403,
        body: { code: 403, result: 'Provided invalid address.id or address.customer_id' },
      })
    }
    expect(await shop.profile(token)).toMatchObject({ firstname: 'Ada', addresses: [mine] })
    expect((await shop.profile((await shop.logIn('bea@example.com')).token)).addresses).toEqual([hers])
  })

  test('[S-21] a new e-mail address needs the password, and the old one is told', async () => {
    const email = ' Neu@Müller.de'
    expect((await send({ customer: { email } })).body).toMatchObject({
      code: 400,
      result: expect.stringMatching(/currentPassword/) as unknown,
    })
    expect((await send({ customer: { email }, currentPassword: 'Falsch-Passwort-1' })).status).toBe(400)
    expect(await shop.mails()).toEqual([])
    expect((await send({ customer: { email }, currentPassword: password })).status).toBe(200)
    expect(await shop.profile(token)).toMatchObject({ email: 'neu@müller.de' })
    const mails = await shop.mails()
    expect(mails).toMatchObject([{ kind: 'email-changed', to: ada.email }])
    expect(mails[0]?.text).not.toContain('neu@müller.de')
    expect((await shop.tryLogin('neu@müller.de')).status).toBe(200)
    expect((await shop.tryLogin(ada.email)).status).toBe(401)
  })

  test('[S-21] a new e-mail address needs the password that counts when it is written', async () => {
    shop.onceChecked = () =>
      shop.post('/api/user/change-password', { currentPassword: password, newPassword: 'Anderes-Wort-7' }, { token })
    const answer = await send({ customer: { email: 'neu@example.com' }, currentPassword: password })
    expect(answer).toMatchObject({ status: 400 })
    expect((await shop.tryLogin(ada.email, 'Anderes-Wort-7')).status).toBe(200)
    expect((await shop.tryLogin('neu@example.com', 'Anderes-Wort-7')).status).toBe(401)
  })

  test('[S-21] a new e-mail address voids links that went to the old one', async () => {
    await shop.post('/api/user/reset-password', { email: ada.email })
    const resetToken = /token=([\w-]+)/.exec((await shop.mails())[0]?.text ?? '')?.[1]
    await send({ customer: { email: 'neu@example.com' }, currentPassword: password })
    const body = { email: 'neu@example.com', newPassword: 'Anderes-Wort-7', resetToken }
    expect((await shop.post('/api/user/create-password', body)).status).toBe(400)
  })

  test('[S-21] the e-mail address of another customer is refused, and nothing else changes either', async () => {
    await shop.register({ ...ada, email: 'bea@example.com' })
    const customer = { email: 'bea@example.com', firstname: 'Eve', addresses: [] }
    expect(await send({ customer, currentPassword: password })).toMatchObject({
      status: 400,
      body: { result: 'A customer with the same email already exists in an associated website.' },
    })
    expect(await shop.profile(token)).toMatchObject({ firstname: 'Ada', email: ada.email, addresses: [{}] })
  })

  test('[S-21] when several customers want one new address at the same time one gets it', async () => {
    const names = ['b', 'c', 'd', 'e']
    for (const name of names) await shop.register({ ...ada, email: `${name}@example.com` })
    const tokens = await Promise.all(names.map(async (name) => (await shop.logIn(`${name}@example.com`)).token))
    const body = { customer: { email: 'wanted@example.com' }, currentPassword: password }
    const answers = await Promise.all(tokens.map((one) => send(body, one)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
  })

  test('a customer of the demo who changes something belongs to themselves, with their addresses', async () => {
    await database.run('UPDATE customer SET is_seeded = 1')
    await database.run('UPDATE customer_address SET is_seeded = 1')
    await change({ firstname: 'Adele' })
    expect(await database.get('SELECT is_seeded AS seeded FROM customer')).toEqual({ seeded: 0 })
    expect(await database.get('SELECT is_seeded AS seeded FROM customer_address')).toEqual({ seeded: 0 })
  })
})

describe('what user/me takes', () => {
  let database: Database
  let shop: UserShop
  let token: string

  beforeAll(async () => {
    database = await temporarySqlite()
    shop = new UserShop(database)
    await shop.register({ ...ada, addresses: [home] })
    token = (await shop.logIn()).token
  })
  afterAll(() => database.close())

  const send = (body: object, as = token) => shop.post('/api/user/me', body, { token: as })

  test.each(['', 'null', 'undefined', 'wrong'])('[API-2] with the token %j is 401', async (given) => {
    const refused = { status: 401, body: { code: 401, result: 'User is not authorized to access the resource' } }
    expect(await shop.get('/api/user/me', { token: given })).toMatchObject(refused)
    expect(await send({ customer: { firstname: 'Eve' } }, given)).toMatchObject(refused)
    expect(await shop.get('/api/user/order-history', { token: given })).toMatchObject(refused)
  })

  test.each([
    { customer: { firstname: '' } },
    { customer: { firstname: '123' } },
    { customer: { gender: 7 } },
    { customer: { email: 'none' } },
    { customer: { addresses: [{ ...home, postcode: '1' }] } },
    { customer: { addresses: [{ ...home, street: [null, null] }] } },
    { customer: { addresses: [{ ...home, country_id: 'Germany' }] } },
    { customer: { addresses: [{ ...home, vat_id: 'D' }] } },
    { customer: { addresses: 'none' } },
    { customer: { addresses: Array.from({ length: 51 }, () => home) } },
    { customer: [] },
    {},
  ])('[API-2] what is wrong is told with 400 and changes nothing: %j', async (body) => {
    const before = await shop.profile(token)
    const refused = await send(body)
    expect(refused).toMatchObject({ status: 400, body: { code: 400, result: expect.any(String) as unknown } })
    expect(await shop.profile(token)).toEqual(before)
  })
})

test('[API-2] order-history pages through the own orders, the newest first', async () => {
  const database = await temporarySqlite()
  await seedCatalog({ database, storeViews: demoStoreViews })
  const shop = new UserShop(database)
  const busiest = await database.get<{ id: number; email: string; total: number }>(
    `SELECT c.id, c.email, count(*) AS total FROM customer c JOIN sales_order o ON o.customer_id = c.id
     GROUP BY c.id, c.email ORDER BY total DESC LIMIT 1`,
  )
  if (!busiest || busiest.total < 2) throw new Error('The demo has nobody who ordered twice.')
  await shop.post('/api/user/reset-password', { email: busiest.email })
  const resetToken = /token=([\w-]+)/.exec((await shop.mails())[0]?.text ?? '')?.[1]
  await shop.post('/api/user/create-password', { email: busiest.email, newPassword: password, resetToken })
  const { token } = await shop.logIn(busiest.email)
  const history = async (query: string) =>
    envelope(OrderHistory).parse((await shop.get(`/api/user/order-history${query}`, { token })).body).result

  const all = await history('')
  expect(all).toMatchObject({ total_count: busiest.total, search_criteria: { page_size: 20, current_page: 1 } })
  const ids = all.items.map(({ entity_id }) => entity_id)
  expect(ids).toHaveLength(busiest.total)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect(new Set(all.items.map(({ customer_id }) => customer_id))).toEqual(new Set([busiest.id]))
  expect(await history('?pageSize=&currentPage=')).toEqual(all)

  const second = await history('?pageSize=1&currentPage=2')
  expect(second.items.map(({ entity_id }) => entity_id)).toEqual([ids[1]])
  expect(second.total_count).toBe(busiest.total)
  expect((await history('?currentPage=99')).items).toEqual([])
  const wrong = {
    '?pageSize=0': 'pageSize: must be at least 1',
    '?pageSize=-1': 'pageSize: must be at least 1',
    '?currentPage=x': 'currentPage: must be a whole number',
    '?pageSize=1.5': 'pageSize: must be a whole number',
    '?pageSize=501': 'pageSize: must not be more than 500',
  }
  for (const [query, result] of Object.entries(wrong)) {
    expect(await shop.get(`/api/user/order-history${query}`, { token })).toMatchObject({
      status: 400,
      body: { result },
    })
  }
  await database.close()
})
