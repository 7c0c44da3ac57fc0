import { confirmNewsletter, endNewsletter } from '@welt/contract/api/newsletter.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFetch, type PlatformFetch } from '../http/create-fetch.ts'
import { RateLimiter } from '../limit/rate-limiter.ts'
import { silentLog } from '../log/log.ts'
import { tokenIn, writtenMails } from '../mail/testing/written-mails.ts'
import { demoStoreViews } from '../seed/testing/demo-store-views.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { newsletterRepo } from './newsletter-repo.ts'
import { newsletterRoutes } from './newsletter-routes.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const subscribePath = '/api/ext/mailchimp-subscribe/subscribe'
const anna: Visitor = { kind: 'customer', customerId: 1, groupId: 1, email: 'Anna@example.com', sessionId: 's' }
const bert: Visitor = { ...anna, customerId: 2, email: 'bert@example.com' }

await describeOnEachEngine('the newsletter', (open) => {
  let database: Database
  let now: number
  let visitor: Visitor
  let fetch: PlatformFetch
  let wakes: number

  beforeEach(async () => {
    database = await open()
    now = Date.UTC(2026, 10, 15)
    visitor = { kind: 'guest' }
    wakes = 0
    const clock = () => now
    fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log: silentLog }, [
      newsletterRoutes({
        database,
        clock,
        storeViews: demoStoreViews,
        limiter: new RateLimiter(clock),
        readVisitor: async () => visitor,
        settings: { publicUrl: 'https://shop.example' },
        onMail: () => {
          wakes += 1
        },
      }),
    ])
  })
  afterEach(() => database.close())

  const call = async (path: string, init: RequestInit = {}, address?: string) => {
    const response = await fetch(new Request(`http://platform.test${path}`, init), { address })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? (JSON.parse(text) as unknown) : undefined,
    }
  }
  const send = (method: string, path: string, body: unknown, address?: string) =>
    call(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, address)
  const subscribe = async (email = 'anna@example.com', query = '', address?: string) =>
    (await send('POST', `${subscribePath}${query}`, { email, source: 'footer' }, address)).body
  const unsubscribe = async (email = 'anna@example.com') => (await send('DELETE', subscribePath, { email })).body
  const statusOf = async (email: string, query = '') =>
    (await call(`${subscribePath}?email=${encodeURIComponent(email)}${query}`)).body
  const confirm = async (token: string) => (await send('POST', confirmNewsletter.path, { token })).body
  const lastMail = async () => {
    const mail = (await writtenMails(database)).at(-1)
    if (!mail) throw new Error('No mail was written.')
    return mail
  }
  const subscribeAndConfirm = async () => {
    await subscribe()
    await confirm(tokenIn(await lastMail(), confirmNewsletter.path))
    return lastMail()
  }

  const pending = { code: 200, result: 'pending' }
  const unsubscribed = { code: 200, result: 'unsubscribed' }
  const gone = { code: 410, result: confirmNewsletter.errors[410] }

  describe('subscribing', () => {
    test('[NEWS-2] asks the address by mail, and nothing is subscribed before the reader confirms', async () => {
      expect(await subscribe('  Jürgen@Müller.example ')).toEqual(pending)
      const [mail, ...more] = await writtenMails(database)
      expect(more).toEqual([])
      expect(mail).toMatchObject({
        kind: 'newsletter-confirm',
        storeCode: 'laszlo_de',
        to: 'jürgen@müller.example',
        subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von ellermoor',
      })
      expect(wakes).toBe(1)
      expect(await newsletterRepo.find(database, 'jürgen@müller.example', 'laszlo_de')).toMatchObject({
        status: 'pending',
        confirmedAt: null,
      })
    })

    test('[G-12] the mail that asks advertises nothing and has no coupon', async () => {
      await subscribe()
      const { text, html, unsubscribeUrl } = await lastMail()
      expect(`${text}${html}`).not.toMatch(/WILLKOMMEN10|10 ?%|Gutschein|Angebot/)
      expect(unsubscribeUrl).toBeUndefined()
    })

    test('[S-39] an address is asked once in 24 hours, however often it is typed', async () => {
      for (let times = 0; times < 4; times++) expect(await subscribe()).toEqual(pending)
      now += day - 1
      expect(await subscribe()).toEqual(pending)
      expect(await writtenMails(database)).toHaveLength(1)
      now += 1
      expect(await subscribe()).toEqual(pending)
      expect(await writtenMails(database)).toHaveLength(2)
    })

    test('[S-39] unsubscribing in between does not make it ask more often', async () => {
      await subscribe()
      await unsubscribe()
      await subscribe()
      expect(await writtenMails(database)).toHaveLength(1)
    })

    test('[S-39] one asked by many at the same time is asked once', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe()))
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(pending)]))
      expect(await writtenMails(database)).toHaveLength(1)
    })

    test('[S-39] the answer is the same for an unknown, a waiting, a subscribed and a former reader', async () => {
      await subscribeAndConfirm()
      expect(await subscribe()).toEqual(pending)
      now += 2 * day
      expect(await subscribe()).toEqual(pending)
      expect(await writtenMails(database)).toHaveLength(2)
      await unsubscribe()
      expect(await subscribe()).toEqual(pending)
      expect(await subscribe('new@example.com')).toEqual(pending)
    })

    test('[NEWS-2] each store view has readers and a language of its own', async () => {
      await subscribe('anna@example.com')
      await subscribe('anna@example.com', '?storeCode=laszlo_en')
      const mails = await writtenMails(database)
      expect(mails.map(({ storeCode }) => storeCode)).toEqual(['laszlo_de', 'laszlo_en'])
      expect(mails[1]?.subject).toBe('Please confirm your subscription to the laszlo newsletter')
      expect(mails[1]?.text).toContain('https://shop.example/laszlo_en/api/newsletter/confirm?token=')
      await confirm(tokenIn(await lastMail(), confirmNewsletter.path))
      visitor = anna
      expect(await statusOf('anna@example.com', '&storeCode=laszlo_en')).toEqual({ code: 200, result: 'subscribed' })
      expect(await statusOf('anna@example.com')).toEqual(pending)
    })

    test.each([undefined, '', 'anna', 'a@b', 'anna@example.com\r\nBcc: x@example.com', 7, null])(
      '[API-4] %j is no address: 400 with the text of the field',
      async (email) => {
        const refused = { code: 400, result: expect.stringContaining('') as unknown }
        const answer = await send('POST', subscribePath, { email })
        expect(answer.body).toEqual(
          typeof email === 'number' ? refused : { code: 400, result: 'Invalid e-mail provided!' },
        )
        expect(answer.status).toBe(400)
        expect((await send('DELETE', subscribePath, { email })).status).toBe(400)
        expect(await writtenMails(database)).toEqual([])
      },
    )

    test('[S-27] one address on the network gets five tries an hour', async () => {
      const answers = []
      for (let number = 0; number < 6; number++) {
        answers.push(await send('POST', subscribePath, { email: `a${number}@example.com` }, '192.0.2.1'))
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
      expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await send('POST', subscribePath, { email: 'b@example.com' }, '192.0.2.2')).status).toBe(200)
      now += hour
      expect((await send('POST', subscribePath, { email: 'c@example.com' }, '192.0.2.1')).status).toBe(200)
    })
  })

  describe('confirming', () => {
    test('[NEWS-2] [G-12] subscribes, is written down as proof, and brings the welcome with the coupon', async () => {
      await subscribe()
      now += hour
      expect(await confirm(tokenIn(await lastMail(), confirmNewsletter.path))).toEqual({
        code: 200,
        result: 'subscribed',
      })
      expect(await newsletterRepo.find(database, 'anna@example.com', 'laszlo_de')).toMatchObject({
        status: 'subscribed',
        requestedAt: '2026-11-15T00:00:00.000Z',
        confirmedAt: '2026-11-15T01:00:00.000Z',
        proof: [
          { what: 'requested', at: '2026-11-15T00:00:00.000Z', form: '2026-11', source: 'footer' },
          { what: 'confirmed', at: '2026-11-15T01:00:00.000Z' },
        ],
      })
      const welcome = await lastMail()
      expect(welcome).toMatchObject({ kind: 'newsletter-welcome', to: 'anna@example.com' })
      expect(welcome.text).toContain('WILLKOMMEN10')
      expect(welcome.unsubscribeUrl).toMatch(/^https:\/\/shop\.example\/api\/newsletter\/unsubscribe\?token=[\w-]{43}$/)
      expect(welcome.text).toContain(welcome.unsubscribeUrl)
    })

    test('who presses twice is told so twice and welcomed once', async () => {
      await subscribe()
      const token = tokenIn(await lastMail(), confirmNewsletter.path)
      const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
      expect(answers.map((answer) => JSON.stringify(answer))).toEqual(
        Array(3).fill('{"code":200,"result":"subscribed"}'),
      )
      expect(await writtenMails(database)).toHaveLength(2)
    })

    test('a made-up token, one of 31 days and one that was withdrawn are gone alike', async () => {
      expect(await confirm('x'.repeat(43))).toEqual(gone)
      await subscribe()
      const token = tokenIn(await lastMail(), confirmNewsletter.path)
      now += 30 * day + 1
      expect(await confirm(token)).toEqual(gone)
      now -= day
      await unsubscribe()
      expect(await confirm(token)).toEqual(gone)
      expect(await writtenMails(database)).toHaveLength(1)
    })

    test('of a newer mail only the newer link counts', async () => {
      await subscribe()
      const old = tokenIn(await lastMail(), confirmNewsletter.path)
      now += 2 * day
      await subscribe()
      expect(await confirm(old)).toEqual(gone)
      expect(await confirm(tokenIn(await lastMail(), confirmNewsletter.path))).toMatchObject({ code: 200 })
    })

    test('[S-01] the database knows the hash of a token alone', async () => {
      await subscribe()
      const token = tokenIn(await lastMail(), confirmNewsletter.path)
      const rows = await database.all('SELECT * FROM newsletter_subscription')
      expect(JSON.stringify(rows)).not.toContain(token)
    })
  })

  describe('the link in a mail', () => {
    const page = { headers: { accept: 'text/html,*/*' } }
    const press = (path: string, body: string) =>
      call(path, {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })

    test('[NEWS-2] programs that follow it confirm nothing; a button without a script does', async () => {
      await subscribe()
      const url = new URL(tokenUrl((await lastMail()).text))
      const shown = await call(url.pathname + url.search, page)
      expect(shown.status).toBe(200)
      expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(shown.headers.get('cache-control')).toBe('no-store')
      expect(shown.headers.get('referrer-policy')).toBe('no-referrer')
      expect(shown.text).toContain('<form method="post" action="confirm">')
      expect(shown.text).not.toContain('<script')
      expect(await newsletterRepo.find(database, 'anna@example.com', 'laszlo_de')).toMatchObject({ status: 'pending' })

      const done = await press(url.pathname, url.search.slice(1))
      expect([done.status, done.text.includes('Ihre Anmeldung ist bestätigt')]).toEqual([200, true])
      expect(await newsletterRepo.find(database, 'anna@example.com', 'laszlo_de')).toMatchObject({
        status: 'subscribed',
      })
    })

    test('[S-30] what stands in the address cannot become markup, and the page may load nothing', async () => {
      const evil = encodeURIComponent('"><script>alert(1)</script>')
      const shown = await call(`${confirmNewsletter.path}?token=${evil}`, page)
      expect(shown.text).toContain('value="&quot;&gt;&lt;script&gt;')
      expect(shown.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      )
    })

    test('a link that means nothing says so, as a page and as an answer', async () => {
      const shown = await press(confirmNewsletter.path, 'token=nothing')
      expect([shown.status, shown.text.includes('gilt nicht mehr')]).toEqual([410, true])
      expect((await press(confirmNewsletter.path, '')).status).toBe(410)
      expect(await confirm('nothing')).toEqual(gone)
      expect((await send('POST', confirmNewsletter.path, {})).status).toBe(400)
    })

    test('[G-12] one click in a mail program ends the newsletter at once (RFC 8058)', async () => {
      const { unsubscribeUrl = '' } = await subscribeAndConfirm()
      const url = new URL(unsubscribeUrl)
      const answer = await call(url.pathname + url.search, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect(answer.body).toEqual(unsubscribed)
      visitor = anna
      expect(await statusOf('anna@example.com')).toEqual(unsubscribed)
    })

    test('[G-12] the page behind the link asks, and its button ends it; a second press changes nothing', async () => {
      const { unsubscribeUrl = '' } = await subscribeAndConfirm()
      const url = new URL(unsubscribeUrl)
      expect((await call(url.pathname + url.search, page)).text).toContain('action="unsubscribe"')
      expect(await newsletterRepo.find(database, 'anna@example.com', 'laszlo_de')).toMatchObject({
        status: 'subscribed',
      })
      for (let times = 0; times < 2; times++) {
        expect((await press(endNewsletter.path, url.search.slice(1))).text).toContain('keine weiteren Newsletter')
      }
      const { proof = [], status } = (await newsletterRepo.find(database, 'anna@example.com', 'laszlo_de')) ?? {}
      expect([status, proof.map(({ what }) => what)]).toEqual([
        'unsubscribed',
        ['requested', 'confirmed', 'unsubscribed'],
      ])
    })
  })

  describe('the status', () => {
    test('[NEWS-2] is told to the owner’s session', async () => {
      visitor = anna
      expect(await statusOf('anna@example.com')).toEqual(unsubscribed)
      await subscribe()
      expect(await statusOf(' ANNA@example.com')).toEqual(pending)
      await confirm(tokenIn(await lastMail(), confirmNewsletter.path))
      expect(await statusOf('anna@example.com')).toEqual({ code: 200, result: 'subscribed' })
    })

    test('[S-39] [S-20] is the same for everybody else, whatever is known', async () => {
      await subscribeAndConfirm()
      for (const other of [{ kind: 'guest' } as const, bert]) {
        visitor = other
        expect(await statusOf('anna@example.com')).toEqual(unsubscribed)
        expect(await statusOf('nobody@example.com')).toEqual(unsubscribed)
      }
      visitor = { kind: 'expired' }
      expect(await statusOf('anna@example.com')).toMatchObject({ code: 401 })
      expect(await statusOf('nobody@example.com')).toMatchObject({ code: 401 })
    })

    test('[API-4] without an address is 400 with the text of the field', async () => {
      for (const query of ['', '?email=', '?email=anna']) {
        expect(await call(`${subscribePath}${query}`)).toMatchObject({
          status: 400,
          body: { code: 400, result: 'Invalid e-mail provided!' },
        })
      }
    })
  })

  describe('unsubscribing', () => {
    test('[NEWS-2] [S-39] takes effect for anybody who names the address, and answers alike for unknown ones', async () => {
      await subscribeAndConfirm()
      expect(await unsubscribe('nobody@example.com')).toEqual(unsubscribed)
      expect(await unsubscribe('ANNA@example.com')).toEqual(unsubscribed)
      expect(await unsubscribe()).toEqual(unsubscribed)
      visitor = anna
      expect(await statusOf('anna@example.com')).toEqual(unsubscribed)
    })

    test('twenty presses at the same time end it once, and each is answered', async () => {
      await subscribeAndConfirm()
      const answers = await Promise.all(Array.from({ length: 20 }, () => unsubscribe()))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      const rows = await database.all<{ status: string; proof: string }>(
        'SELECT status, proof FROM newsletter_subscription',
      )
      expect(rows.map(({ status }) => status)).toEqual(['unsubscribed'])
      expect(rows[0]?.proof.match(/"unsubscribed"/g)).toHaveLength(1)
    })

    test('a former reader can come back', async () => {
      await subscribeAndConfirm()
      await unsubscribe()
      now += day
      await subscribe()
      await confirm(tokenIn(await lastMail(), confirmNewsletter.path))
      visitor = anna
      expect(await statusOf('anna@example.com')).toEqual({ code: 200, result: 'subscribed' })
      const { proof = [] } = (await newsletterRepo.find(database, 'anna@example.com', 'laszlo_de')) ?? {}
      expect(proof.map(({ what }) => what)).toEqual([
        'requested',
        'confirmed',
        'unsubscribed',
        'requested',
        'confirmed',
      ])
    })
  })

  test('[G-12] who did not confirm is forgotten after 30 days, who left after the time for claims, readers never', async () => {
    await subscribeAndConfirm()
    await subscribe('left@example.com')
    await confirm(tokenIn(await lastMail(), confirmNewsletter.path))
    await unsubscribe('left@example.com')
    await subscribe('waiting@example.com')
    await subscribe('withdrawn@example.com')
    await unsubscribe('withdrawn@example.com')
    const emails = async () =>
      (await database.all<{ email: string }>('SELECT email FROM newsletter_subscription ORDER BY id')).map(
        ({ email }) => email,
      )
    expect(await newsletterRepo.purge(database, { unconfirmed: now, ended: now })).toBe(0)
    expect(await newsletterRepo.purge(database, { unconfirmed: now + 1, ended: now })).toBe(2)
    expect(await emails()).toEqual(['anna@example.com', 'left@example.com'])
    expect(await newsletterRepo.purge(database, { unconfirmed: now + 1, ended: now + 1 })).toBe(1)
    expect(await emails()).toEqual(['anna@example.com'])
  })
})

function tokenUrl(text: string): string {
  return text.split(/\s+/).find((word) => word.startsWith('https://')) ?? ''
}
