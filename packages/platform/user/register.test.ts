import { Customer } from '@welt/contract/entity/customer.ts'
import { ErrorEnvelope, envelope } from '@welt/contract/envelope.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { ada, password, UserShop } from './testing/create-user-shop.ts'

const address = {
  firstname: 'Ada',
  lastname: 'Öztürk',
  street: ['Lohmühlenweg', '12'],
  city: 'Köln',
  postcode: '50674',
  country_id: 'de',
  telephone: '',
  company: '',
  region: null,
  default_shipping: true,
}

await describeOnEachEngine('user/create', (open) => {
  let database: Database
  let shop: UserShop

  beforeEach(async () => {
    database = await open()
    shop = new UserShop(database)
  })
  afterEach(() => database.close())

  const registered = async (customer: object) => envelope(Customer).parse((await shop.register(customer)).body).result

  test('[API-2] answers the customer, without a token and without anything about the password', async () => {
    const { status, body } = await shop.register({ ...ada, storeId: 1, addresses: [address] })
    expect(status).toBe(200)
    const id: unknown = expect.any(Number)
    expect(body).toEqual({
      code: 200,
      result: {
        id,
        group_id: 1,
        default_shipping: expect.stringMatching(/^\d+$/) as unknown,
        created_at: '2026-03-01T09:00:00.000Z',
        updated_at: '2026-03-01T09:00:00.000Z',
        created_in: 'ellermoor',
        email: 'ada@example.com',
        firstname: 'Ada',
        lastname: 'Öztürk',
        store_id: 1,
        website_id: 1,
        disable_auto_group_change: 0,
        addresses: [
          {
            id,
            customer_id: id,
            firstname: 'Ada',
            lastname: 'Öztürk',
            street: ['Lohmühlenweg', '12'],
            city: 'Köln',
            postcode: '50674',
            country_id: 'DE',
            region: { region: null, region_code: null, region_id: 0 },
            region_id: 0,
            default_billing: false,
            default_shipping: true,
          },
        ],
      },
    })
  })

  test('[API-2] the store view of the call is the one where the customer was made', async () => {
    const { body } = await shop.post('/laszlo_en/api/user/create', { customer: ada, password })
    expect(envelope(Customer).parse(body).result).toMatchObject({ store_id: 3, created_in: 'laszlo' })
  })

  test('[S-25] passwords of 64 characters and more are taken', async () => {
    const long = 'Ein langer Satz mit 1 Zahl und Ümläuten. '.repeat(6)
    expect((await shop.post('/api/user/create', { customer: ada, password: long })).status).toBe(200)
    expect((await shop.tryLogin(ada.email, long)).status).toBe(200)
    expect((await shop.tryLogin(ada.email, long.slice(0, -1))).status).toBe(401)
  })

  test('[API-2] an address that a customer has already is 400 with the text of the source', async () => {
    await shop.register()
    expect(await shop.register({ ...ada, email: 'ADA@example.com' })).toMatchObject({
      status: 400,
      body: { code: 400, result: 'A customer with the same email already exists in an associated website.' },
    })
  })

  test('[API-2] of many registrations with one address at the same time one succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.register({ ...ada, addresses: [address] })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
    expect(await database.all('SELECT id FROM customer_address')).toHaveLength(1)
  })

  test('[S-21] ids, groups and flags that come along are not taken', async () => {
    const before = await registered({ ...ada, email: 'b@example.com', addresses: [address] })
    const customer = await registered({
      ...ada,
      id: before.id,
      group_id: 4,
      website_id: 9,
      store_id: 9,
      is_seeded: 1,
      password_hash: 'x',
      email_verified: true,
      addresses: [{ ...address, id: before.addresses[0]?.id, customer_id: before.id }],
    })
    expect(customer.id).not.toBe(before.id)
    expect(customer).toMatchObject({ group_id: 1, website_id: 1, store_id: 1 })
    expect(customer.addresses[0]?.id).not.toBe(before.addresses[0]?.id)
    expect(Object.keys(customer)).not.toContain('password_hash')
  })

  test('[S-24] one client may register five times in an hour; in process nobody is counted', async () => {
    const from = (place: number, address: string) =>
      shop.register({ ...ada, email: `${place}@example.com` }, { address })
    for (let place = 0; place < 5; place++) expect((await from(place, '192.0.2.1')).status).toBe(200)
    const refused = await from(5, '192.0.2.1')
    expect(refused).toMatchObject({ status: 429, body: { code: 429 } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from(6, '192.0.2.2')).status).toBe(200)
    shop.now += 3_600_000
    expect((await from(7, '192.0.2.1')).status).toBe(200)
    for (let place = 10; place < 18; place++) {
      expect((await shop.register({ ...ada, email: `${place}@example.com` })).status).toBe(200)
    }
  })

  test('no e-mail address, name, password or token reaches the log', async () => {
    await shop.register()
    await shop.register()
    const { token, refreshToken } = await shop.logIn()
    await shop.profile(token)
    await shop.tryLogin(ada.email, 'Falsch-Passwort-1')
    await shop.post('/api/user/reset-password', { email: ada.email })
    await shop.post('/api/user/refresh', { refreshToken })
    expect(shop.lines).toHaveLength(7)
    const log = shop.lines.join('\n')
    for (const secret of [ada.email, 'Öztürk', password, 'Falsch-Passwort-1', token, refreshToken]) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('what user/create takes', () => {
  let database: Database
  let shop: UserShop

  beforeAll(async () => {
    database = await temporarySqlite()
    shop = new UserShop(database)
  })
  afterAll(() => database.close())

  const registered = async (customer: object) => envelope(Customer).parse((await shop.register(customer)).body).result

  test.each(['Öö', 'Анна', '李', "O'Neill-Müller", 'Ł'])('[API-2] %s is a name', async (name) => {
    const customer = await registered({
      firstname: name,
      lastname: name,
      email: `${encodeURIComponent(name).replaceAll("'", '')}@example.com`,
    })
    expect(customer).toMatchObject({ firstname: name, lastname: name })
  })

  test.each([
    ['ADA@EXAMPLE.COM', 'ada@example.com'],
    ['  Jürgen.Groß@Müller.de ', 'jürgen.groß@müller.de'],
  ])('[API-2] %j is kept as %j', async (typed, kept) => {
    expect((await registered({ ...ada, email: typed })).email).toBe(kept)
    expect((await shop.tryLogin(typed)).status).toBe(200)
  })

  test.each([
    [undefined, /^customer and password are required$/],
    [{}, /^customer: is required; password: is required$/],
    [{ customer: ada }, /^password: /],
    [{ password }, /^customer: /],
    [{ customer: { ...ada, email: 'ada' }, password }, /^customer\.email: Invalid e-mail provided!$/],
    [{ customer: { ...ada, email: 'ada@example.com\r\nBcc: x@example.com' }, password }, /^customer\.email: /],
    [{ customer: { ...ada, firstname: '' }, password }, /^customer\.firstname: is required$/],
    [{ customer: { ...ada, lastname: '42' }, password }, /^customer\.lastname: must contain a letter$/],
    [{ customer: { ...ada, lastname: 42 }, password }, /^customer\.lastname: must be a text$/],
    [
      { customer: { ...ada, addresses: [{ ...address, city: '' }] }, password },
      /^customer\.addresses\.0\.city: is required$/,
    ],
    [{ customer: ada, password: 'kurz' }, /at least 8 characters.*three of four kinds/],
    [{ customer: ada, password: 'Passwort1!' }, /tried first/],
    [{ customer: ada, password: `Aa1!${'x'.repeat(253)}` }, /not be longer than 256/],
    [{ customer: { ...ada, email: 'Ada.Oeztuerk1@example.com' }, password: 'Ada.Oeztuerk1@example.com' }, /e-mail/],
  ])('[API-2] what is wrong is told with 400: %j', async (body, text) => {
    const before = await database.all('SELECT id FROM customer')
    const refused = await shop.post('/api/user/create', body)
    expect(refused.status).toBe(400)
    expect(ErrorEnvelope.parse(refused.body).result).toMatch(text)
    expect(await database.all('SELECT id FROM customer')).toEqual(before)
  })
})
