import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { readGroupToken, signGroupToken } from './group-token.ts'
import { shopSecret } from './shop-secret.ts'

const secret = new Uint8Array(32).fill(1)
const now = Date.UTC(2026, 2, 1)
const hour = 3_600_000
const sign = () => signGroupToken({ customerId: 17, groupId: 4 }, secret, now)

describe('the group token', () => {
  test('proves the group for a day', async () => {
    const token = await sign()
    expect(await readGroupToken(token, secret, now)).toBe(4)
    expect(await readGroupToken(token, secret, now + 24 * hour - 1000)).toBe(4)
    expect(await readGroupToken(token, secret, now + 24 * hour)).toBeNull()
  })

  test('is a JWT with the group and the number of the customer, and without the e-mail address', async () => {
    const [, payload = ''] = (await sign()).split('.')
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(claims).toEqual({
      group_id: 4,
      id: 17,
      iss: 'welt',
      aud: 'group',
      iat: now / 1000,
      exp: now / 1000 + 86_400,
    })
  })

  test('of another shop, changed, unsigned or of another kind proves nothing', async () => {
    const token = await sign()
    const [header = '', , signature = ''] = token.split('.')
    const claims = { group_id: 9, id: 17, iss: 'welt', aud: 'group', exp: now / 1000 + 60 }
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const otherKind = await new SignJWT({ group_id: 9 })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('welt')
      .setAudience('mail')
      .sign(secret)
    const noGroup = await new SignJWT({ group_id: 'all' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('welt')
      .setAudience('group')
      .sign(secret)
    expect(await readGroupToken(token, new Uint8Array(32).fill(2), now)).toBeNull()
    for (const bad of [`${header}.${payload}.${signature}`, `${unsigned}.${payload}.`, otherKind, noGroup, '', 'x']) {
      expect(await readGroupToken(bad, secret, now)).toBeNull()
    }
  })
})

await describeOnEachEngine('the secret of the shop', (open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  test('is made once, also when many ask at the same time', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => shopSecret(database)))
    const different = new Set(secrets.map((one) => Buffer.from(one).toString('hex')))
    expect(different.size).toBe(1)
    expect(secrets[0]).toHaveLength(32)
    expect(await shopSecret(database)).toEqual(secrets[0])
  })
})
