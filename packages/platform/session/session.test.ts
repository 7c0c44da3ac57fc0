import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { endSession } from './end-session.ts'
import { createVisitorReader } from './read-visitor.ts'
import { refreshSession } from './refresh-session.ts'
import { sessionRepo } from './session-repo.ts'
import { defaultSessionSettings as settings } from './session-settings.ts'
import { startSession } from './start-session.ts'

const start = Date.UTC(2026, 2, 1, 9)
const minute = 60_000
const day = 24 * 60 * minute
const secret = new Uint8Array(32).fill(7)

await describeOnEachEngine('sessions', (open) => {
  let database: Database
  let now: number

  beforeEach(async () => {
    database = await open()
    now = start
    await database.run(
      `INSERT INTO customer (id, email, group_id, store_id, created_at, updated_at, document)
       VALUES (1001, 'jörg@example.com', 3, 1, '', '', '{}')`,
    )
  })
  afterEach(() => database.close())

  const logIn = () =>
    database.transaction((tx) => startSession(tx, { customerId: 1001, storeCode: 'de', now, settings }))
  const refresh = (refreshToken: string) => refreshSession(database, { refreshToken, secret, now, settings })
  const visitor = (token: string) =>
    createVisitorReader({ database, clock: () => now })({
      request: new Request('http://shop.test/api/user/me'),
      query: new URLSearchParams({ token }),
    })
  const isKnown = async (token: string) => (await visitor(token)).kind === 'customer'
  async function refreshed(refreshToken: string) {
    const answer = await refresh(refreshToken)
    if (!answer.ok) throw new Error(`refused: ${answer.reason}`)
    return answer.tokens
  }

  test('[S-01] an access token names its customer for 15 minutes, then it is expired', async () => {
    const { token } = await logIn()
    expect(await visitor(token)).toEqual({
      kind: 'customer',
      customerId: 1001,
      groupId: 3,
      email: 'jörg@example.com',
      sessionId: expect.any(String) as unknown,
    })
    now = start + 15 * minute - 1
    expect(await isKnown(token)).toBe(true)
    now = start + 15 * minute
    expect(await visitor(token)).toEqual({ kind: 'expired' })
  })

  test('[S-01] tokens have 256 bits and the database holds none of them', async () => {
    const first = await logIn()
    const second = await refreshed(first.refreshToken)
    const tokens = [first, second].flatMap(({ token, refreshToken }) => [token, refreshToken])
    expect(new Set(tokens).size).toBe(4)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await Promise.all(
      ['customer_session', 'access_token', 'refresh_token', 'customer'].map((table) =>
        database.all<object>(`SELECT * FROM ${table}`),
      ),
    )
    expect(rows.flat()).toHaveLength(6)
    const dump = JSON.stringify(rows)
    for (const token of tokens) expect(dump).not.toContain(token)
  })

  test('[S-01] a session slides for 30 days after each refresh, and ends after 90 whatever is refreshed', async () => {
    const { refreshToken } = await logIn()
    for (const passed of [29, 58, 87]) {
      now = start + passed * day
      await refreshed(refreshToken)
    }
    now = start + 90 * day - 1
    const { token } = await refreshed(refreshToken)
    expect(await isKnown(token)).toBe(true)
    now = start + 90 * day
    expect(await refresh(refreshToken)).toEqual({ ok: false, reason: 'over' })
    expect(await isKnown(token)).toBe(false)
  })

  test('[S-01] a session that nobody refreshes is over after 30 days, for the offered token too', async () => {
    const { refreshToken } = await logIn()
    const offered = (await refreshed(refreshToken)).refreshToken
    now = start + 30 * day
    expect(await refresh(refreshToken)).toEqual({ ok: false, reason: 'over' })
    expect(await refresh(offered)).toEqual({ ok: false, reason: 'over' })
  })

  test('[S-08] a client that keeps its first refresh token lives on, and is offered the same successor', async () => {
    const { refreshToken } = await logIn()
    const offers = new Set<string>()
    for (let round = 0; round < 5; round++) {
      now += 15 * minute
      const next = await refreshed(refreshToken)
      expect(await isKnown(next.token)).toBe(true)
      offers.add(next.refreshToken)
    }
    expect(offers.size).toBe(1)
    expect(await database.all('SELECT hash FROM refresh_token')).toHaveLength(2)
  })

  test('[S-08] a client that takes each new refresh token lives on', async () => {
    let { refreshToken } = await logIn()
    for (let round = 0; round < 5; round++) {
      now += 15 * minute
      const next = await refreshed(refreshToken)
      expect(await isKnown(next.token)).toBe(true)
      expect(next.refreshToken).not.toBe(refreshToken)
      refreshToken = next.refreshToken
    }
  })

  test('[S-08] a retired refresh token that comes again ends the whole session, and only that', async () => {
    const stolen = await logIn()
    const elsewhere = await logIn()
    const rotated = await refreshed(stolen.refreshToken)
    const latest = await refreshed(rotated.refreshToken)
    expect(await refresh(stolen.refreshToken)).toEqual({ ok: false, reason: 'reused' })
    for (const { token } of [stolen, rotated, latest]) expect(await visitor(token)).toEqual({ kind: 'expired' })
    expect(await refresh(latest.refreshToken)).toEqual({ ok: false, reason: 'over' })
    expect(await isKnown(elsewhere.token)).toBe(true)
  })

  test('[C-05] a hundred refreshes at once with one token all succeed, in one session with one successor', async () => {
    const { refreshToken } = await logIn()
    const tokens = await Promise.all(Array.from({ length: 100 }, () => refreshed(refreshToken)))
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(100)
    expect(new Set(tokens.map((one) => one.refreshToken)).size).toBe(1)
    expect(await database.all('SELECT id FROM customer_session')).toHaveLength(1)
    const known = await Promise.all(tokens.map(({ token }) => isKnown(token)))
    expect(known.every(Boolean)).toBe(true)
  })

  test('[C-05] a hundred refreshes at once with an offered token all succeed', async () => {
    const { refreshToken } = await logIn()
    const offered = (await refreshed(refreshToken)).refreshToken
    const tokens = await Promise.all(Array.from({ length: 100 }, () => refreshed(offered)))
    expect(new Set(tokens.map((one) => one.refreshToken)).size).toBe(1)
    const states = await database.all<{ state: string }>('SELECT state FROM refresh_token ORDER BY state')
    expect(states.map(({ state }) => state)).toEqual(['current', 'offered', 'retired'])
  })

  test('[S-09] the end of a session counts at once, with an access token, an expired one or a refresh token', async () => {
    const byAccess = await logIn()
    const byRefresh = await logIn()
    await endSession(database, [byAccess.token], now)
    expect(await isKnown(byAccess.token)).toBe(false)
    expect(await isKnown(byRefresh.token)).toBe(true)
    await endSession(database, ['no such token', byRefresh.refreshToken], now)
    expect(await isKnown(byRefresh.token)).toBe(false)
    expect(await refresh(byRefresh.refreshToken)).toEqual({ ok: false, reason: 'over' })

    const late = await logIn()
    now += 20 * minute
    await endSession(database, [late.token], now)
    expect(await refresh(late.refreshToken)).toEqual({ ok: false, reason: 'over' })
  })

  test('[S-09] all sessions of a customer end together', async () => {
    const sessions = [await logIn(), await logIn()]
    await sessionRepo.revokeAllOf(database, 1001, new Date(now).toISOString())
    for (const { token } of sessions) expect(await isKnown(token)).toBe(false)
  })

  test('a token of nobody is expired, and cannot be refreshed', async () => {
    expect(await visitor('none')).toEqual({ kind: 'expired' })
    expect(await refresh('none')).toEqual({ ok: false, reason: 'unknown' })
  })

  test('a login clears away sessions that are long over, with their tokens', async () => {
    await logIn()
    now = start + 32 * day
    await logIn()
    expect(await database.all('SELECT id FROM customer_session')).toHaveLength(1)
    expect(await database.all('SELECT hash FROM access_token')).toHaveLength(1)
    expect(await database.all('SELECT hash FROM refresh_token')).toHaveLength(1)
  })

  test('sessions of everybody that are over are cleared away now and then', async () => {
    await logIn()
    now = start + 20 * day
    const { token } = await logIn()
    expect(await sessionRepo.purge(database, start + 30 * day - 1)).toBe(0)
    expect(await sessionRepo.purge(database, start + 30 * day)).toBe(1)
    expect(await isKnown(token)).toBe(true)
  })
})
