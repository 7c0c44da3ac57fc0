import { ErrorEnvelope } from '@welt/contract/envelope.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { RateLimiter } from '../limit/rate-limiter.ts'
import { hashPassword } from '../password/password-hash.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { ada, password, UserShop } from './testing/create-user-shop.ts'
import { defaultUserSettings } from './user-settings.ts'

const minute = 60_000
const wrongLogin = 'You did not sign in correctly or your account is temporarily disabled.'

await describeOnEachEngine('user/login, refresh and logout', (open) => {
  let database: Database
  let shop: UserShop

  beforeEach(async () => {
    database = await open()
    shop = new UserShop(database)
    await shop.register()
  })
  afterEach(() => database.close())

  const refresh = (refreshToken: unknown, headers = {}) => shop.post('/api/user/refresh', { refreshToken }, { headers })

  test('[API-2] login answers a token, and a refresh token beside it', async () => {
    const { status, body, headers } = await shop.tryLogin()
    expect(status).toBe(200)
    expect(body).toEqual({
      code: 200,
      result: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      meta: { refreshToken: expect.stringMatching(/^[\w-]{43}$/) as unknown },
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('[S-24] a wrong password, an unknown address and a customer without a password are answered alike', async () => {
    await database.run("UPDATE customer SET password_hash = NULL WHERE email = 'ada@example.com'")
    await shop.register({ ...ada, email: 'bea@example.com' })
    const answers = await Promise.all([
      shop.tryLogin('bea@example.com', 'Falsch-Passwort-1'),
      shop.tryLogin('nobody@example.com', password),
      shop.tryLogin('ada@example.com', password),
      shop.tryLogin('no address at all', password),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(401)
      expect(body).toEqual({ code: 401, result: wrongLogin })
    }
  })

  test('[API-2] an incomplete login is 400', async () => {
    const bodies = [
      {},
      { username: ada.email },
      { password },
      { username: '', password: '' },
      { username: 1, password: [] },
    ]
    for (const body of bodies) {
      expect(await shop.post('/api/user/login', body)).toMatchObject({ status: 400, body: { code: 400 } })
    }
  })

  test('[S-25] a hash that was made at another cost is renewed at login', async () => {
    const stored = await hashPassword(password, { memory: 128, passes: 1, parallelism: 1 })
    await database.run('UPDATE customer SET password_hash = $1', [stored])
    const kept = async () =>
      (await database.get<{ hash: string }>('SELECT password_hash AS hash FROM customer'))?.hash ?? ''
    expect((await shop.tryLogin(ada.email, 'Falsch-Passwort-1')).status).toBe(401)
    expect(await kept()).toBe(stored)
    expect((await shop.tryLogin()).status).toBe(200)
    expect(await kept()).toContain('$m=64,t=1,p=1$')
    expect((await shop.tryLogin()).status).toBe(200)
  })

  test('[S-25] logins that come while the hash is renewed are right all the same', async () => {
    await database.run('UPDATE customer SET password_hash = $1', [
      await hashPassword(password, { memory: 128, passes: 1, parallelism: 1 }),
    ])
    const logins = await Promise.all([shop.tryLogin(), shop.tryLogin()])
    expect(logins.map(({ status }) => status)).toEqual([200, 200])
  })

  test('[S-23] one client may log in ten times a minute, right or wrong', async () => {
    const from = (address: string) => shop.tryLogin(ada.email, password, { address })
    for (let count = 0; count < 10; count++) expect((await from('192.0.2.1')).status).toBe(200)
    const refused = await from('192.0.2.1')
    expect(refused.status).toBe(429)
    expect(ErrorEnvelope.parse(refused.body).result).toMatch(/wait a moment/)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await from('192.0.2.2')).status).toBe(200)
    shop.now += minute
    expect((await from('192.0.2.1')).status).toBe(200)
  })

  test('[S-23] after five wrong passwords an address waits, longer each time, and the owner gets in from another', async () => {
    const guess = (address: string, typed = 'Falsch-Passwort-1') => shop.tryLogin(ada.email, typed, { address })
    for (let count = 0; count < 5; count++) expect((await guess('192.0.2.1')).status).toBe(401)
    const refused = await guess('192.0.2.1', password)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('900')
    expect((await guess('192.0.2.2', password)).status).toBe(200)

    shop.now += 15 * minute
    for (let count = 0; count < 5; count++) expect((await guess('192.0.2.1')).status).toBe(401)
    expect((await guess('192.0.2.1')).headers.get('retry-after')).toBe('900')
    shop.now += 15 * minute
    expect((await guess('192.0.2.1')).headers.get('retry-after')).toBe('1800')
    shop.now += 30 * minute
    expect((await guess('192.0.2.1', password)).status).toBe(200)
  })

  test('[S-23] when many addresses guess one account each has one try more, and no second', async () => {
    const guess = (address: string) => shop.tryLogin(ada.email, 'Falsch-Passwort-1', { address })
    for (let host = 1; host <= 8; host++) expect((await guess(`192.0.2.${host}`)).status).toBe(401)
    for (let host = 1; host <= 8; host++) expect((await guess(`192.0.2.${host}`)).status).toBe(429)
    expect((await shop.tryLogin(ada.email, password, { address: '198.51.100.7' })).status).toBe(200)
  })

  test('[S-23] many guesses at the same time are no more than five', async () => {
    const guesses = await Promise.all(Array.from({ length: 20 }, () => shop.tryLogin(ada.email, 'Falsch-Passwort-1')))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('where limits are off nobody is counted', async () => {
    const measured = new UserShop(database, {}, new RateLimiter(() => 0, { isOff: true }))
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => measured.tryLogin(ada.email, 'Falsch-Passwort-1', { address: '192.0.2.1' })),
    )
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]))
  })

  test('[S-24] guessing at an unknown address is limited like guessing at a known one', async () => {
    for (const username of [ada.email, 'nobody@example.com']) {
      const codes: number[] = []
      for (let count = 0; count < 6; count++) {
        codes.push((await shop.tryLogin(username, 'Falsch-Passwort-1', { address: '192.0.2.1' })).status)
      }
      expect(codes).toEqual([401, 401, 401, 401, 401, 429])
      shop.now += minute
    }
  })

  test('[API-2] refresh answers a new token, and the offer of a new refresh token', async () => {
    const { token, refreshToken } = await shop.logIn()
    const { status, body } = await refresh(refreshToken)
    expect(status).toBe(200)
    expect(body).toEqual({
      code: 200,
      result: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      meta: { refreshToken: expect.stringMatching(/^[\w-]{43}$/) as unknown },
    })
    expect(body).not.toMatchObject({ result: token })
    expect(body).not.toMatchObject({ meta: { refreshToken } })
  })

  test('[S-27] one client may refresh 600 times in a quarter of an hour: each leaves a token behind', async () => {
    const limiter = new RateLimiter(() => shop.now)
    const limited = new UserShop(database, {}, limiter)
    const { refreshToken } = await limited.logIn()
    const again = (address: string) => limited.post('/api/user/refresh', { refreshToken }, { address })
    for (let count = 1; count < 600; count++) limiter.take(defaultUserSettings.limits.refreshes, '192.0.2.1')
    expect((await again('192.0.2.1')).status).toBe(200)
    const refused = await again('192.0.2.1')
    expect(refused).toMatchObject({ status: 429, body: { code: 429 } })
    expect(refused.headers.get('retry-after')).toBe('900')
    expect((await again('192.0.2.2')).status).toBe(200)
  })

  test('[API-2] without a refresh token is 400, with a wrong one 401', async () => {
    for (const missing of [undefined, null, '', '  ']) {
      expect(await refresh(missing)).toMatchObject({ status: 400, body: { result: 'No refresh token provided' } })
    }
    expect(await refresh('wrong')).toMatchObject({ status: 401, body: { result: 'Invalid refresh token provided' } })
  })

  test('[S-01] after 15 minutes the token is expired, and a refreshed one is good', async () => {
    const { token, refreshToken } = await shop.logIn()
    expect(await shop.statusOf(token)).toBe(200)
    shop.now += 15 * minute
    expect(await shop.get('/api/user/me', { token })).toMatchObject({ status: 401, body: { code: 401 } })
    const { result } = z.object({ result: z.string() }).parse((await refresh(refreshToken)).body)
    expect(await shop.statusOf(result)).toBe(200)
  })

  test('[C-05] a hundred refreshes at once all answer 200', async () => {
    const { refreshToken } = await shop.logIn()
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(refreshToken)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await database.all('SELECT id FROM customer_session')).toHaveLength(1)
  })

  test('[S-09] who logs out is out at once, there and with the refresh token', async () => {
    const here = await shop.logIn()
    const elsewhere = await shop.logIn()
    expect(await shop.post('/api/user/logout', {}, { token: here.token })).toMatchObject({
      status: 200,
      body: { code: 200, result: true },
    })
    expect(await shop.statusOf(here.token)).toBe(401)
    expect((await refresh(here.refreshToken)).status).toBe(401)
    expect(await shop.statusOf(elsewhere.token)).toBe(200)
    await shop.post('/api/user/logout', { refreshToken: elsewhere.refreshToken })
    expect(await shop.statusOf(elsewhere.token)).toBe(401)
    expect((await shop.call('/api/user/logout', { method: 'POST' })).body).toEqual({ code: 200, result: true })
  })

  test('[S-09] another process of the shop knows at once who is out', async () => {
    const other = new UserShop(database)
    const { token } = await shop.logIn()
    expect((await other.get('/api/user/me', { token })).status).toBe(200)
    await shop.post('/api/user/logout', {}, { token })
    expect((await other.get('/api/user/me', { token })).status).toBe(401)
  })

  test('[S-06] a browser that asks for it gets the token as a cookie that no script can read', async () => {
    const { headers } = await shop.tryLogin(ada.email, password, { headers: { 'x-welt-cookie': '1' } })
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__Host-welt=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=900$/)
    const own = { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' }
    expect((await shop.get('/api/user/me', { headers: own })).status).toBe(200)
    const out = await shop.post('/api/user/logout', {}, { headers: own })
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-welt=; .*Max-Age=0$/)
    expect((await shop.get('/api/user/me', { headers: own })).status).toBe(401)
  })

  test('[S-06] refreshing renews the cookie', async () => {
    const { refreshToken } = await shop.logIn()
    const { headers } = await refresh(refreshToken, { 'x-welt-cookie': '1' })
    expect(headers.get('set-cookie')).toMatch(/^__Host-welt=[\w-]{43}; /)
    expect((await refresh(refreshToken)).headers.get('set-cookie')).toBeNull()
  })

  test('[S-07] with the cookie of a customer a foreign page changes nothing', async () => {
    const { token } = await shop.logIn()
    const foreign = { cookie: `__Host-welt=${token}`, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const newPassword = 'Anderes-Wort-7'
    const posts: [string, object][] = [
      ['/api/user/me', { customer: { firstname: 'Eve' } }],
      ['/api/user/change-password', { currentPassword: password, newPassword }],
      ['/api/user/logout', {}],
    ]
    for (const [path, body] of posts) {
      expect(await shop.post(path, body, { headers: foreign })).toMatchObject({ status: 403, body: { code: 403 } })
    }
    expect(await shop.profile(token)).toMatchObject({ firstname: 'Ada' })
    expect((await shop.tryLogin()).status).toBe(200)
  })
})
