import { envelope } from '@welt/contract/envelope.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createFetch, type PlatformFetch } from '../http/create-fetch.ts'
import { RateLimiter } from '../limit/rate-limiter.ts'
import { silentLog } from '../log/log.ts'
import { demoStoreViews } from '../seed/testing/demo-store-views.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { mailRoutes } from './mail-routes.ts'
import { mailTokenRepo } from './mail-token-repo.ts'
import { outboxRepo } from './outbox-repo.ts'
import { exampleNotice } from './testing/example-mail.ts'
import { storedMails, writtenMails } from './testing/written-mails.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const tokenPath = '/api/ext/mail-service/get-token'
const sendPath = '/api/ext/mail-service/send-email'
const transactionPath = '/api/ext/mail-service/send-email-transaction'
const anna: Visitor = { kind: 'customer', customerId: 1, groupId: 1, email: 'anna@example.com', sessionId: 's' }

await describeOnEachEngine('the mail service', (open) => {
  let database: Database
  let now: number
  let visitor: Visitor
  let fetch: PlatformFetch

  beforeEach(async () => {
    database = await open()
    now = Date.UTC(2026, 10, 15, 12)
    visitor = { kind: 'guest' }
    const clock = () => now
    fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log: silentLog }, [
      mailRoutes({
        database,
        clock,
        limiter: new RateLimiter(clock),
        readVisitor: async () => visitor,
        settings: { contactAddresses: ['Kontakt@ellermoor.example', 'presse@ellermoor.example'] },
      }),
    ])
  })
  afterEach(() => database.close())

  const call = async (path: string, init?: RequestInit, address?: string) => {
    const response = await fetch(new Request(`http://platform.test${path}`, init), { address })
    return envelope(z.unknown()).parse(await response.json())
  }
  const post = (path: string, body: unknown, address?: string) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, address)
  const newToken = async () => String((await call(tokenPath)).result)
  const letter = {
    sourceAddress: 'Jürgen@Müller.example',
    targetAddress: 'kontakt@ellermoor.example',
    subject: 'Größe 42½?',
    emailText: 'Guten Tag,\nhaben Sie <b>Größe</b> 42½?',
  }
  const send = async (more: object = {}) => post(sendPath, { token: await newToken(), ...letter, ...more })
  const refusal = (result: string) => ({ code: 400, result })

  describe('a letter to the shop', () => {
    test('[API-4] reaches the inbox as it was written, and answering it answers the visitor', async () => {
      expect(await send()).toEqual({ code: 200, result: 'OK' })
      expect(await writtenMails(database)).toEqual([
        {
          key: expect.stringMatching(/^contact:[0-9a-f]{32}$/) as unknown,
          kind: 'contact',
          storeCode: 'laszlo_de',
          to: 'Kontakt@ellermoor.example',
          replyTo: 'jürgen@müller.example',
          subject: 'Größe 42½?',
          text: 'Nachricht von jürgen@müller.example über das Kontaktformular:\n\nGuten Tag,\nhaben Sie <b>Größe</b> 42½?\n',
        },
      ])
    })

    test('[S-38] goes nowhere but to a configured inbox', async () => {
      const targets = [
        'victim@example.com',
        'kontakt@ellermoor.example, victim@example.com',
        'kontakt@ellermoor.example\r\nBcc: victim@example.com',
        'victim@example.com <kontakt@ellermoor.example>',
      ]
      for (const targetAddress of targets) {
        expect(await send({ targetAddress })).toEqual(
          refusal(`Target email address (${targetAddress}) is not from the whitelist!`),
        )
      }
      expect(await writtenMails(database)).toEqual([])
    })

    test.each([
      { more: { sourceAddress: undefined }, text: 'Source email address is not provided!' },
      { more: { sourceAddress: ' ' }, text: 'Source email address is not provided!' },
      { more: { sourceAddress: 'a@b.example\r\nBcc: c@d.example' }, text: 'Source email address is invalid!' },
      { more: { targetAddress: null }, text: 'Target email address is not provided!' },
      { more: { subject: '' }, text: 'Email subject is not provided!' },
      { more: { emailText: undefined }, text: 'Email text is not provided!' },
      { more: { token: undefined }, text: 'Email is not authorized!' },
      { more: { token: 'made-up' }, text: 'Email is not authorized!' },
    ])('[API-4] $more is 400: $text', async ({ more, text }) => {
      expect(await send(more)).toEqual(refusal(text))
      expect(await writtenMails(database)).toEqual([])
    })

    test('[S-38] a subject that wants to be a header is a subject', async () => {
      await send({ subject: 'Frage\r\nBcc: victim@example.com' })
      const [mail] = await writtenMails(database)
      expect(mail).toMatchObject({ to: 'Kontakt@ellermoor.example', subject: 'Frage\r\nBcc: victim@example.com' })
    })

    test('[S-38] with a receipt, its reader gets fixed words once a day and none of the letter', async () => {
      await send({ confirmation: true, emailText: 'BUY NOW', subject: 'BUY NOW' })
      await send({ confirmation: true, emailText: 'BUY NOW', subject: 'BUY NOW' })
      const receipts = async () => (await writtenMails(database)).filter(({ kind }) => kind === 'contact-receipt')
      expect(await receipts()).toHaveLength(1)
      const [receipt] = await receipts()
      expect(receipt?.to).toBe('jürgen@müller.example')
      expect(JSON.stringify(receipt)).not.toContain('BUY NOW')
      now += day
      await send({ confirmation: true })
      expect(await receipts()).toHaveLength(2)
      await send({ confirmation: false, sourceAddress: 'bert@example.com' })
      expect(await receipts()).toHaveLength(2)
    })

    test('[S-27] one address on the network may write five an hour', async () => {
      const codes = []
      for (let number = 0; number < 6; number++) {
        codes.push((await post(sendPath, { ...letter, token: await newToken() }, '192.0.2.1')).code)
      }
      expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    })
  })

  describe('a token', () => {
    test('[S-38] is each visitor’s own: two do not disturb each other', async () => {
      const [first, second] = [await newToken(), await newToken()]
      expect(first).not.toBe(second)
      expect(await send({ token: first })).toMatchObject({ code: 200 })
      expect(await send({ token: second })).toMatchObject({ code: 200 })
    })

    test('[S-38] brings one letter, however many are posted with it at once', async () => {
      const token = await newToken()
      const codes = await Promise.all(Array.from({ length: 6 }, async () => (await send({ token })).code))
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(await writtenMails(database)).toHaveLength(1)
    })

    test('[S-38] is good for ten minutes', async () => {
      const [early, late] = [await newToken(), await newToken()]
      now += 10 * minute - 1
      expect(await send({ token: early })).toMatchObject({ code: 200 })
      now += 1
      expect(await send({ token: late })).toEqual(refusal('Email is not authorized!'))
      expect(await mailTokenRepo.purge(database, now)).toBe(1)
    })

    test('is not used up by a letter that is refused', async () => {
      const token = await newToken()
      expect(await send({ token, subject: '' })).toMatchObject({ code: 400 })
      expect(await send({ token })).toMatchObject({ code: 200 })
    })

    test('[S-38] is known to the database as a hash alone', async () => {
      const token = await newToken()
      expect(JSON.stringify(await database.all('SELECT * FROM mail_token'))).not.toContain(token)
    })

    test('[S-27] is not given without end', async () => {
      const codes = []
      for (let number = 0; number < 31; number++) codes.push((await call(tokenPath, {}, '192.0.2.1')).code)
      expect(codes.filter((code) => code === 200)).toHaveLength(30)
      expect(codes.at(-1)).toBe(429)
    })
  })

  describe('the confirmation of an order', () => {
    beforeEach(async () => {
      const insert = `
        INSERT INTO sales_order (entity_id, increment_id, customer_id, store_id, status, created_at, updated_at,
          grand_total_cents, tax_cents, document) VALUES ($1, $2, $3, 1, 'pending', '', '', 0, 0, '{}')`
      await database.run(insert, [1017, '000001017', 1])
      await database.run(insert, [1018, '000001018', 2])
      await database.run(insert, [1019, '000001019', null])
      await database.run(insert, [1020, '000001020', 1])
      for (const number of [1017, 1018, 1019]) {
        await outboxRepo.add(database, { ...exampleNotice, key: `order-placed:${number}` }, now)
      }
    })
    const again = (order_id: unknown, template = 'order-placed') => post(transactionPath, { template, order_id })
    const repeated = async () => (await storedMails(database)).filter(({ kind }) => kind === 'transaction')

    test.each([1017, '1017', '000001017'])('[API-4] is sent once more to the order’s owner, by %j', async (id) => {
      visitor = anna
      expect(await again(id)).toEqual({ code: 200, result: 'OK' })
      expect(await repeated()).toEqual([
        {
          key: 'transaction:1017:2026-11-15',
          kind: 'transaction',
          storeCode: 'laszlo_de',
          to: 'anna@example.com',
          orderId: 1017,
        },
      ])
    })

    test('can be asked for long after the letter itself was forgotten', async () => {
      await database.run('UPDATE outbox_mail SET recipient = NULL, mail = NULL')
      visitor = anna
      expect(await again(1017)).toMatchObject({ code: 200 })
      expect(await repeated()).toMatchObject([{ orderId: 1017, storeCode: 'laszlo_de' }])
    })

    test('is sent once a day, however often it is asked for', async () => {
      visitor = anna
      await Promise.all([again(1017), again(1017)])
      expect(await repeated()).toHaveLength(1)
      now += day
      await again(1017)
      expect(await repeated()).toHaveLength(2)
    })

    test('[S-20] is nobody else’s: foreign, unknown and guests’ orders look alike', async () => {
      for (const guest of [{ kind: 'guest' }, { kind: 'expired' }] as const) {
        visitor = guest
        expect(await again(1017)).toMatchObject({ code: 401 })
      }
      visitor = anna
      const unknown = await again(4711)
      expect(unknown.code).toBe(404)
      for (const id of [1018, 1019, 1020, '99999999999999999999', '000001018']) expect(await again(id)).toEqual(unknown)
      expect(await repeated()).toEqual([])
    })

    test.each([
      [{ template: 'password-reset', order_id: 1017 }],
      [{ order_id: 1017 }],
      [{ template: 'order-placed' }],
      [{}],
    ])('%j is 400', async (body) => {
      visitor = anna
      expect(await post(transactionPath, body)).toMatchObject({ code: 400 })
    })
  })
})
