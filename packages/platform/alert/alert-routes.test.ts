import { cancelStockAlert, confirmStockAlert } from '@welt/contract/api/stock-alert.ts'
import { envelope } from '@welt/contract/envelope.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Catalog, createCatalog } from '../catalog/load-catalog.ts'
import { fixtureDocuments, insertFixture, insertFixtureStock } from '../catalog/testing/fixture-catalog.ts'
import { createFetch, type PlatformFetch } from '../http/create-fetch.ts'
import { RateLimiter } from '../limit/rate-limiter.ts'
import { silentLog } from '../log/log.ts'
import { tokenIn, writtenMails } from '../mail/testing/written-mails.ts'
import { demoStoreViews, ellermoor, laszlo } from '../seed/testing/demo-store-views.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { alertRepo } from './alert-repo.ts'
import { alertRoutes } from './alert-routes.ts'
import { sendAlerts } from './send-alerts.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const path = '/api/ext/elastic-stock/productstockalert'
const anna: Visitor = { kind: 'customer', customerId: 1, groupId: 1, email: 'anna@example.com', sessionId: 's' }
const settings = { publicUrl: 'https://shop.example' }

await describeOnEachEngine('stock alerts', (open) => {
  let database: Database
  let catalog: Catalog
  let now: number
  let visitor: Visitor
  let fetch: PlatformFetch

  const clock = () => now

  beforeEach(async () => {
    database = await open()
    now = Date.UTC(2026, 10, 15)
    visitor = { kind: 'guest' }
    const product = fixtureDocuments.product.map((one) =>
      one.sku === 'OX' ? { ...one, configurable_options: options } : one,
    )
    const documents = { ...fixtureDocuments, product }
    await insertFixture(database, ellermoor.elasticsearch.index, documents)
    await insertFixture(database, laszlo.elasticsearch.index, documents)
    await insertFixtureStock(database, [
      { sku: 'OX-12-40', id: 101, qty: 0 },
      { sku: 'OX-13-41', id: 102, qty: 3 },
      { sku: 'DB-12-41', id: 201, qty: 0 },
      { sku: 'CR', id: 3, qty: 0 },
      { sku: 'OLD', id: 4, qty: 0 },
    ])
    catalog = await createCatalog({ database, storeViews: [ellermoor, laszlo], clock, log: silentLog })
    fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log: silentLog }, [
      alertRoutes({
        database,
        catalog,
        clock,
        settings,
        limiter: new RateLimiter(clock),
        readVisitor: async () => visitor,
      }),
    ])
  })
  afterEach(() => database.close())

  const post = async (to: string, body: unknown, address?: string) => {
    const request = new Request(`http://platform.test${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const response = await fetch(request, { address })
    return envelope(z.unknown()).parse(await response.json())
  }
  const ask = (body: object = {}, query = '') =>
    post(path + query, { sku: 'OX-12-40', email: 'anna@example.com', ...body })
  const lastMail = async () => {
    const mail = (await writtenMails(database)).at(-1)
    if (!mail) throw new Error('No mail was written.')
    return mail
  }
  const confirm = async (token?: string) =>
    post(confirmStockAlert.path, { token: token ?? tokenIn(await lastMail(), confirmStockAlert.path) })
  const fill = (sku: string, qty: number) =>
    database.run('UPDATE stock_item SET qty = $1, is_in_stock = $2 WHERE sku = $3', [qty, qty > 0 ? 1 : 0, sku])
  const send = () => sendAlerts({ database, catalog, storeViews: demoStoreViews, clock, settings })
  const kinds = async () => (await writtenMails(database)).map(({ kind }) => kind)

  const pending = { code: 200, result: 'pending' }
  const active = { code: 200, result: 'active' }
  const gone = { code: 410, result: confirmStockAlert.errors[410] }

  describe('asking', () => {
    test('[STOCK-6] [API-4] a visitor leaves an address for a sold-out variant and is asked back by mail', async () => {
      expect(await ask({ email: ' Jürgen@Müller.example' })).toEqual(pending)
      const mail = await lastMail()
      expect(mail).toMatchObject({
        kind: 'stock-alert-confirm',
        to: 'jürgen@müller.example',
        storeCode: 'laszlo_de',
        subject: 'Sollen wir Sie benachrichtigen? Oxford Wien',
      })
      expect(mail.text).toContain('Oxford Wien\nFarbe: Schwarz, Größe: 40')
      expect(mail.text).toContain('https://shop.example/api/stock-alert/confirm?token=')
    })

    test.each([
      { name: 'a number', body: { sku: undefined, product_id: 101 } },
      { name: 'digits', body: { sku: undefined, product_id: '101' } },
      { name: 'the field’s other name', body: { sku: undefined, productId: 101 } },
    ])('[STOCK-6] a product may be named by its id: $name', async ({ body }) => {
      expect(await ask(body)).toEqual(pending)
      expect((await lastMail()).text).toContain('Größe: 40')
    })

    test('a whole product can be waited for when no variant is left', async () => {
      expect(await ask({ sku: 'DB' })).toEqual(pending)
      expect(await ask({ sku: 'OX' })).toMatchObject({ code: 409 })
    })

    test('[STOCK-6] what is in stock or unknown is refused with a sentence', async () => {
      expect(await ask({ sku: 'OX-13-41' })).toEqual({ code: 409, result: 'The product is in stock.' })
      for (const body of [{ sku: 'none' }, { sku: 'OLD' }, { sku: undefined, product_id: 999 }]) {
        expect(await ask(body)).toEqual({ code: 404, result: 'The product that was requested does not exist.' })
      }
      expect(await writtenMails(database)).toEqual([])
    })

    test.each([{ email: '' }, { email: 'anna' }, { email: 'a@b.example\r\nBcc: c@d.example' }, { email: undefined }])(
      '[API-4] $email is no address: 400 with the text of the field',
      async (body) => {
        expect(await ask(body)).toEqual({ code: 400, result: 'Invalid e-mail provided!' })
      },
    )

    test('without a product is 400', async () => {
      expect(await ask({ sku: undefined })).toMatchObject({ code: 400 })
      expect(await ask({ sku: undefined, product_id: 'x' })).toMatchObject({ code: 400 })
      expect(await post(path, undefined)).toMatchObject({ code: 400 })
    })

    test('[S-20] nobody learns whether an address waits: the answers are the same', async () => {
      expect(await ask()).toEqual(pending)
      expect(await ask()).toEqual(pending)
      await confirm()
      expect(await ask()).toEqual(pending)
      expect(await kinds()).toEqual(['stock-alert-confirm'])
      for (const route of [`${path}/1`, `${path}?email=anna@example.com`]) {
        const response = await fetch(new Request(`http://platform.test${route}`))
        expect([404, 405]).toContain(response.status)
      }
    })

    test('an address is asked once a day about a pair, and at most five times a day about any', async () => {
      await Promise.all([ask(), ask(), ask()])
      expect(await kinds()).toHaveLength(1)
      now += day
      await ask()
      expect(await kinds()).toHaveLength(2)
      const other = { storeCode: '', requestedAt: new Date(now).toISOString(), confirmedAt: null, tokenHash: null }
      for (let number = 0; number < 4; number++) {
        const expiresAt = new Date(now + 90 * day).toISOString()
        await alertRepo.save(database, {
          ...other,
          sku: `s${number}`,
          email: 'anna@example.com',
          status: 'pending',
          expiresAt,
        })
      }
      expect(await ask({ sku: 'CR' })).toEqual(pending)
      expect(await kinds()).toHaveLength(2)
      expect(await ask({ sku: 'CR', email: 'bert@example.com' })).toEqual(pending)
      expect(await kinds()).toHaveLength(3)
    })

    test('[STOCK-6] a request that is over counts no more, be it still there', async () => {
      await ask()
      await confirm()
      now += 90 * day
      expect(await ask()).toEqual(pending)
      expect(await kinds()).toEqual(['stock-alert-confirm', 'stock-alert-confirm'])
    })

    test('[S-27] one address on the network gets five tries an hour', async () => {
      const codes = []
      for (let number = 0; number < 6; number++) {
        codes.push((await post(path, { sku: 'CR', email: `a${number}@example.com` }, '192.0.2.1')).code)
      }
      expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    })

    test('[STOCK-6] a customer who names their own address needs no second question', async () => {
      visitor = anna
      expect(await ask()).toEqual(active)
      expect(await ask({ email: undefined, sku: 'CR' })).toEqual(active)
      expect(await ask({ email: 'bert@example.com' })).toEqual(pending)
      expect(await kinds()).toEqual(['stock-alert-confirm'])
      visitor = { kind: 'expired' }
      expect(await ask()).toMatchObject({ code: 401 })
    })
  })

  describe('the links in the mail', () => {
    test('[STOCK-6] confirming twice is confirming once', async () => {
      await ask()
      const token = tokenIn(await lastMail(), confirmStockAlert.path)
      expect(await Promise.all([confirm(token), confirm(token)])).toEqual([active, active])
      expect(await confirm('x'.repeat(43))).toEqual(gone)
    })

    test('a link of 31 days is gone', async () => {
      await ask()
      now += 30 * day + 1
      expect(await confirm()).toEqual(gone)
    })

    test('who did not ask can have the address deleted at once', async () => {
      await ask()
      const token = tokenIn(await lastMail(), cancelStockAlert.path)
      expect(await post(cancelStockAlert.path, { token })).toEqual({ code: 200, result: 'canceled' })
      expect(await post(cancelStockAlert.path, { token })).toEqual(gone)
      expect(await confirm(token)).toEqual(gone)
      expect(await database.all('SELECT email FROM stock_alert')).toEqual([])
    })

    test('a program that follows the link confirms nothing', async () => {
      await ask()
      const token = tokenIn(await lastMail(), confirmStockAlert.path)
      const page = await fetch(new Request(`http://platform.test${confirmStockAlert.path}?token=${token}`))
      expect(await page.text()).toContain('Benachrichtigung bestätigen</button>')
      await fill('OX-12-40', 1)
      expect(await send()).toBe(0)
    })
  })

  describe('when the pair is back', () => {
    test('[STOCK-6] everybody who confirmed gets one mail with name, size and link, and is forgotten', async () => {
      await ask()
      await confirm()
      await ask({ email: 'bert@example.com' })
      await confirm()
      await ask({ email: 'silent@example.com' })
      expect(await send()).toBe(0)
      await fill('OX-12-40', 1)
      expect(await send()).toBe(2)
      const mails = (await writtenMails(database)).filter(({ kind }) => kind === 'stock-alert')
      expect(mails.map(({ to }) => to).sort()).toEqual(['anna@example.com', 'bert@example.com'])
      expect(mails[0]).toMatchObject({ subject: 'Wieder da: Oxford Wien' })
      expect(mails[0]?.text).toContain('Oxford Wien\nFarbe: Schwarz, Größe: 40')
      expect(mails[0]?.text).toContain('https://shop.example/oxford-wien?childSku=OX-12-40')
      expect(await send()).toBe(0)
      expect(await database.all('SELECT email FROM stock_alert')).toEqual([{ email: 'silent@example.com' }])
    })

    test('[STOCK-6] two processes that notice it together write once', async () => {
      visitor = anna
      await ask()
      await fill('OX-12-40', 2)
      const sent = await Promise.all([send(), send(), send()])
      expect(sent.reduce((sum, one) => sum + one)).toBe(1)
      expect(await kinds()).toEqual(['stock-alert'])
    })

    test('each store view writes in its language and to its own address', async () => {
      visitor = anna
      await ask({}, '?storeCode=laszlo_en')
      await fill('OX-12-40', 1)
      await send()
      expect(await lastMail()).toMatchObject({ storeCode: 'laszlo_en', subject: 'Back again: Oxford Wien' })
      expect((await lastMail()).text).toContain('https://shop.example/laszlo_en/oxford-wien?childSku=OX-12-40')
    })

    test('a whole product is back with its first variant', async () => {
      visitor = anna
      await ask({ sku: 'DB' })
      await fill('DB-12-41', 1)
      expect(await send()).toBe(1)
      expect((await lastMail()).text).toContain('https://shop.example/schuhe/derby\n')
    })

    test('who asks again later is told again', async () => {
      visitor = anna
      for (const times of [1, 2]) {
        await ask()
        await fill('OX-12-40', 1)
        expect(await send()).toBe(1)
        expect(await kinds()).toHaveLength(times)
        await fill('OX-12-40', 0)
      }
    })
  })

  test('[STOCK-6] [S-42] requests are deleted after 90 days, unconfirmed ones after 30, and none is told after its time', async () => {
    visitor = anna
    await ask()
    visitor = { kind: 'guest' }
    await ask({ email: 'silent@example.com' })
    const purge = () => alertRepo.purge(database, { now, unconfirmedBefore: now - 30 * day })
    now += 30 * day
    expect(await purge()).toBe(0)
    now += 1
    expect(await purge()).toBe(1)
    now += 60 * day - 2
    expect(await purge()).toBe(0)
    now += 1
    await fill('OX-12-40', 1)
    expect(await send()).toBe(0)
    expect(await purge()).toBe(1)
    expect(await database.all('SELECT email FROM stock_alert')).toEqual([])
  })
})

const options = [
  {
    attribute_code: 'hf_color',
    attribute_id: '93',
    label: 'Farbe',
    values: [{ value_index: 12 }, { value_index: 13 }],
  },
  {
    attribute_code: 'hf_shoe_size',
    attribute_id: '142',
    label: 'Größe',
    values: [
      { value_index: 40, label: '40' },
      { value_index: 41, label: '41' },
    ],
  },
]
