import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { OrderHistory, Profile, refreshUser, resetPassword } from '../api/user.ts'
import { Customer } from '../entity/customer.ts'
import { envelope } from '../envelope.ts'
import { errorText } from '../error-text.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'

const password = 'Pferd-Batterie-9'
const newPassword = 'Leisten.Keder.7'
const address = {
  firstname: 'Jörg',
  lastname: 'Öz',
  street: ['Lohmühlenweg', '12'],
  city: 'Köln',
  postcode: '50674',
  country_id: 'DE',
  telephone: '0221 4710318',
  default_shipping: true,
}
const Tokens = z.object({
  code: z.literal(200),
  result: z.string().min(16),
  meta: z.object({ refreshToken: z.string() }),
})

/** Registers two customers in all, and logs in rarely: a platform that counts such calls passes too. */
export function describeUsers(client: ConformanceClient): void {
  const asks = (path: string, token: string) => client.call(`${path}?token=${encodeURIComponent(token)}`)
  const sends = (path: string, body: unknown, token: string) =>
    client.post(`${path}?token=${encodeURIComponent(token)}`, body)
  const logIn = async (username: string, typed: string) => {
    const { result, meta } = Tokens.parse((await client.post('/api/user/login', { username, password: typed })).body)
    return { token: result, refreshToken: meta.refreshToken }
  }

  async function register(firstname: string) {
    const email = `${firstname.toLowerCase()}.${randomUUID()}@example.com`
    const customer = { email, firstname, lastname: 'Öz', addresses: [address] }
    const { body } = await client.post('/api/user/create', { customer, password })
    return { email, registered: body, ...(await logIn(email, password)) }
  }
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined
    return () => (made ??= make())
  }
  const ada = once(() => register('Ada'))
  const bea = once(() => register('Bea'))
  const profileOf = async (token: string) => envelope(Profile).parse((await asks('/api/user/me', token)).body).result

  describe('users', () => {
    test('[API-2] who registers is answered as a customer, without a token', async () => {
      const { email, registered } = await ada()
      const { result } = envelope(Customer).parse(registered)
      expect(result).toMatchObject({ email, firstname: 'Ada', lastname: 'Öz', addresses: [{ city: 'Köln' }] })
      expect(Object.keys(result)).not.toEqual(expect.arrayContaining(['groupToken']))
      expect(JSON.stringify(result)).not.toMatch(/password|hash|token/i)
    })

    test('[API-2] an address that has a customer is refused with the text of the source', async () => {
      const { email } = await ada()
      const customer = { email: email.toUpperCase(), firstname: 'A', lastname: 'B' }
      const refused = refusalOf(await client.post('/api/user/create', { customer, password }))
      expect(refused).toEqual({ code: 400, result: errorText.emailTaken })
    })

    test('[API-2] a registration that is not complete, or has a weak password, is 400', async () => {
      const customer = { email: `c.${randomUUID()}@example.com`, firstname: 'C', lastname: 'D' }
      const bodies = [
        {},
        { customer },
        { customer: { ...customer, email: 'none' }, password },
        { customer: { ...customer, firstname: '' }, password },
        { customer, password: 'kurz' },
        { customer, password: 'nurkleinbuchstaben' },
      ]
      for (const body of bodies) expect(refusalOf(await client.post('/api/user/create', body)).code).toBe(400)
    })

    test('[API-2] a wrong password and an unknown address are answered alike', async () => {
      const { email } = await ada()
      const wrong = await client.post('/api/user/login', { username: email, password: 'Falsch-Passwort-1' })
      const unknown = await client.post('/api/user/login', { username: `x${email}`, password })
      expect(refusalOf(wrong).code).toBe(401)
      expect(unknown.body).toEqual(wrong.body)
    })

    test('[API-2] the token is taken from the query and from the header', async () => {
      const { email, token } = await ada()
      const byHeader = await client.call('/api/user/me', { headers: { authorization: `Bearer ${token}` } })
      expect(envelope(Profile).parse(byHeader.body).result.email).toBe(email)
      expect((await profileOf(token)).email).toBe(email)
      expect(byHeader.headers.get('cache-control')).toContain('no-store')
    })

    test.each(['null', 'undefined', ''])('[API-2] Bearer %j is a guest, and a guest has no profile', async (text) => {
      const asked = await client.call('/api/user/me', { headers: { authorization: `Bearer ${text}` } })
      expect(refusalOf(asked).code).toBe(401)
      expect(refusalOf(await asks('/api/user/me', text)).code).toBe(401)
    })

    test('[API-2] every address has a region, and the defaults are named as texts', async () => {
      const { default_shipping, addresses } = await profileOf((await ada()).token)
      expect(addresses[0]?.region).toHaveProperty('region')
      expect(default_shipping).toBe(String(addresses[0]?.id))
    })

    test('[API-2] a client that keeps its refresh token goes on, and so does one that takes the new one', async () => {
      const { refreshToken } = await ada()
      const refresh = async (given: string) =>
        Tokens.parse((await client.post('/api/user/refresh', { refreshToken: given })).body)
      await refresh(refreshToken)
      const { result, meta } = await refresh(refreshToken)
      expect((await profileOf(result)).firstname).toBe('Ada')
      const next = await refresh(meta.refreshToken)
      expect((await profileOf(next.result)).firstname).toBe('Ada')
    })

    test('[API-2] without a refresh token is 400, with a wrong one 401', async () => {
      expect(refusalOf(await client.post('/api/user/refresh', {}))).toEqual({
        code: 400,
        result: refreshUser.errors[400],
      })
      expect(refusalOf(await client.post('/api/user/refresh', { refreshToken: 'wrong' })).code).toBe(401)
    })

    test('[API-2] the profile takes names, gender and addresses, and nothing that is not the customer’s', async () => {
      const { token } = await ada()
      const before = await profileOf(token)
      const customer = { ...before, lastname: 'Großmann', gender: 1, group_id: 4, website_id: 9 }
      const addresses = [...before.addresses, { ...address, city: 'Bonn', default_shipping: false }]
      const sent = await sends('/api/user/me', { customer: { ...customer, addresses } }, token)
      expect(sent.status).toBe(200)
      const after = await profileOf(token)
      expect(after).toMatchObject({ lastname: 'Großmann', gender: 1, group_id: before.group_id, id: before.id })
      expect(after.website_id).toBe(before.website_id)
      expect(after.addresses.map(({ city }) => city)).toEqual(['Köln', 'Bonn'])
    })

    test('[API-2] addresses of others are refused', async () => {
      const { token } = await ada()
      const [hers] = (await profileOf((await bea()).token)).addresses
      const sent = await sends('/api/user/me', { customer: { addresses: [hers] } }, token)
      expect(refusalOf(sent)).toEqual({ code: 403, result: errorText.foreignAddress })
      expect((await profileOf((await bea()).token)).addresses).toEqual([hers])
    })

    test('[API-2] who has ordered nothing has an empty history', async () => {
      const { token } = await bea()
      const asked = await client.call(`/api/user/order-history?token=${token}&pageSize=5&currentPage=1`)
      const { items, total_count, search_criteria } = envelope(OrderHistory).parse(asked.body).result
      expect({ items, total_count }).toEqual({ items: [], total_count: 0 })
      expect(search_criteria).toMatchObject({ page_size: 5, current_page: 1 })
      expect(refusalOf(await client.call('/api/user/order-history')).code).toBe(401)
    })

    test('[API-2] reset-password answers alike for known and unknown addresses, at both names', async () => {
      const { email } = await bea()
      const answers = [
        await client.post('/api/user/reset-password', { email }),
        await client.post('/api/user/resetPassword', { email: `x${email}` }),
      ]
      for (const { status, body } of answers)
        expect({ status, body }).toEqual({ status: 200, body: { code: 200, result: true } })
      expect(refusalOf(await client.post('/api/user/reset-password', { email: '' }))).toEqual({
        code: 400,
        result: resetPassword.errors[400],
      })
    })

    test('[API-2] create-password says what is missing, and takes no invented token', async () => {
      const { email } = await bea()
      const create = async (body: object) => refusalOf(await client.post('/api/user/create-password', body))
      expect(await create({ newPassword, resetToken: 'x' })).toEqual({ code: 400, result: 'email not provided' })
      expect(await create({ email, newPassword })).toEqual({ code: 400, result: 'resetToken not provided' })
      expect(await create({ email, resetToken: 'x' })).toEqual({ code: 400, result: 'newPassword not provided' })
      expect((await create({ email, newPassword, resetToken: 'x' })).code).toBe(400)
    })

    test('[API-2] a password is changed by who knows the old one, and then nobody is logged in', async () => {
      const { email, token, refreshToken } = await bea()
      const wrong = await sends('/api/user/change-password', { currentPassword: newPassword, newPassword }, token)
      expect(refusalOf(wrong)).toEqual({
        code: 400,
        result: { errorMessage: errorText.wrongCurrentPassword, code: 400 },
      })
      const right = await sends('/api/user/changePassword', { currentPassword: password, newPassword }, token)
      expect(right.body).toEqual({ code: 200, result: true })
      expect(refusalOf(await asks('/api/user/me', token)).code).toBe(401)
      expect(refusalOf(await client.post('/api/user/refresh', { refreshToken })).code).toBe(401)
      expect((await profileOf((await logIn(email, newPassword)).token)).firstname).toBe('Bea')
    })

    test('[API-2] who logs out is out', async () => {
      const { token } = await ada()
      expect((await sends('/api/user/logout', {}, token)).body).toEqual({ code: 200, result: true })
      expect(refusalOf(await asks('/api/user/me', token)).code).toBe(401)
    })
  })
}
