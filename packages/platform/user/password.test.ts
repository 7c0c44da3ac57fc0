import { ErrorEnvelope } from '@welt/contract/envelope.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { passwordResetRepo } from './password-reset-repo.ts'
import { ada, password, UserShop } from './testing/create-user-shop.ts'

const minute = 60_000
const newPassword = 'Anderes-Wort-7'

await describeOnEachEngine('user/reset-password, create-password and change-password', (open) => {
  let database: Database
  let shop: UserShop

  beforeEach(async () => {
    database = await open()
    shop = new UserShop(database)
    await shop.register()
  })
  afterEach(() => database.close())

  const reset = (email: unknown, path = '/api/user/reset-password', sent = {}) => shop.post(path, { email }, sent)
  const create = (body: object, path = '/api/user/create-password') => shop.post(path, body)

  async function resetToken(): Promise<string> {
    await reset(ada.email)
    const mail = (await shop.mails()).at(-1)
    return /resetpassword\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  test('[S-09] a login that began with the old password ends without a session when the password changes meanwhile', async () => {
    const { token } = await shop.logIn()
    shop.onceChecked = () =>
      shop.post('/api/user/change-password', { currentPassword: password, newPassword }, { token })
    expect(await shop.tryLogin()).toMatchObject({ status: 401, body: { code: 401 } })
    const alive = await database.all('SELECT id FROM customer_session WHERE revoked_at IS NULL')
    expect(alive).toEqual([])
    expect((await shop.tryLogin(ada.email, newPassword)).status).toBe(200)
  })

  test('[S-09] who knows only the old password cannot change the one that was set meanwhile', async () => {
    const { token } = await shop.logIn()
    const change = (to: string) =>
      shop.post('/api/user/change-password', { currentPassword: password, newPassword: to }, { token })
    shop.onceChecked = async () => create({ email: ada.email, newPassword, resetToken: await resetToken() })
    expect((await change('Fremdes-Wort-8')).status).toBe(400)
    expect((await shop.tryLogin(ada.email, newPassword)).status).toBe(200)
  })

  test('[S-24] reset answers true for a known and an unknown address, and writes to the known one', async () => {
    const answers = [await reset(' ADA@example.com'), await reset('nobody@example.com')]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual({ code: 200, result: true })
    }
    expect(await shop.mails()).toMatchObject([{ kind: 'password-reset', to: ada.email, storeCode: 'laszlo_de' }])
    expect(shop.wakes).toBe(1)
  })

  test('[API-2] reset is answered at its old name too', async () => {
    expect((await reset(ada.email, '/api/user/resetPassword')).body).toEqual({ code: 200, result: true })
  })

  test('[S-24] an account is reset three times an hour, known or not', async () => {
    for (const email of [ada.email, 'nobody@example.com']) {
      const codes: number[] = []
      for (let count = 0; count < 4; count++) codes.push((await reset(email)).status)
      expect(codes).toEqual([200, 200, 200, 429])
    }
    expect(await shop.mails()).toHaveLength(3)
    shop.now += 60 * minute
    expect((await reset(ada.email)).status).toBe(200)
  })

  test('[S-26] the link has the configured address, the store view and the token, and no e-mail address', async () => {
    await shop.post('/laszlo_en/api/user/reset-password', { email: ada.email }, { headers: { host: 'evil.example' } })
    const [mail] = await shop.mails()
    expect(mail?.text).toMatch(/https:\/\/shop\.example\/laszlo_en\/resetpassword\?token=[\w-]{43}\s/)
    expect(mail?.text).not.toContain('evil')
    expect(mail?.text).not.toContain(ada.email)
    expect(mail?.subject).toBe('A new password for your account at laszlo')
    expect(mail?.html).toContain('Dear Ada Öztürk,')
  })

  test('[S-26] of the token only the hash is kept, and it has 256 bits', async () => {
    const token = await resetToken()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await database.all('SELECT * FROM password_reset'))).not.toContain(token)
  })

  test('[S-26] a link sets the password once, within the hour, for its own address', async () => {
    const token = await resetToken()
    const session = await shop.logIn()
    const refused = [
      await create({ email: 'bea@example.com', newPassword, resetToken: token }),
      await create({ email: ada.email, newPassword, resetToken: 'wrong' }),
      await create({ email: 'no address', newPassword, resetToken: token }),
    ]
    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 400,
        body: { result: { errorMessage: expect.stringMatching(/not valid any more/) as unknown, code: 400 } },
      })
    }
    const done = await create({ email: 'Ada@Example.com ', newPassword, resetToken: token })
    expect(done.body).toEqual({ code: 200, result: true })
    expect((await create({ email: ada.email, newPassword, resetToken: token })).status).toBe(400)
    expect(await shop.statusOf(session.token)).toBe(401)
    expect((await shop.tryLogin(ada.email, password)).status).toBe(401)
    expect((await shop.tryLogin(ada.email, newPassword)).status).toBe(200)
  })

  test('[S-26] after an hour the link is void, and is cleared away', async () => {
    const token = await resetToken()
    expect(await passwordResetRepo.purge(database, shop.now + 60 * minute - 1)).toBe(0)
    shop.now += 60 * minute
    expect((await create({ email: ada.email, newPassword, resetToken: token })).status).toBe(400)
    expect(await passwordResetRepo.purge(database, shop.now)).toBe(1)
  })

  test('[S-26] of many who use one link at the same time one succeeds', async () => {
    const token = await resetToken()
    const words = Array.from({ length: 8 }, (_, place) => `Anderes-Wort-${place}`)
    const answers = await Promise.all(
      words.map((word) => create({ email: ada.email, newPassword: word, resetToken: token })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400, 400, 400, 400, 400,
    ])
    const winner = words[answers.findIndex(({ status }) => status === 200)]
    expect((await shop.tryLogin(ada.email, winner)).status).toBe(200)
  })

  test('[S-26] a new password voids all other links', async () => {
    const first = await resetToken()
    const second = await resetToken()
    expect((await create({ email: ada.email, newPassword, resetToken: second })).status).toBe(200)
    expect((await create({ email: ada.email, newPassword, resetToken: first })).status).toBe(400)
  })

  test('[S-25] create-password keeps to the rules, and the link stays good', async () => {
    const token = await resetToken()
    expect(await create({ email: ada.email, newPassword: 'kurz', resetToken: token })).toMatchObject({
      status: 400,
      body: { result: { errorMessage: expect.stringMatching(/at least 8/) as unknown, code: 400 } },
    })
    expect((await create({ email: ada.email, newPassword, resetToken: token })).status).toBe(200)
  })

  test('[API-2] a customer of the demo, who never had a password, gets one and belongs to themselves then', async () => {
    await database.run('UPDATE customer SET password_hash = NULL, is_seeded = 1')
    expect((await create({ email: ada.email, newPassword, resetToken: await resetToken() })).status).toBe(200)
    expect((await shop.tryLogin(ada.email, newPassword)).status).toBe(200)
    expect(await database.get('SELECT is_seeded AS seeded FROM customer')).toEqual({ seeded: 0 })
  })

  test('[S-09] a changed password ends every session, this one too, and the customer is told', async () => {
    const [here, elsewhere] = [await shop.logIn(), await shop.logIn()]
    const body = { currentPassword: password, newPassword }
    const done = await shop.post('/api/user/change-password', body, { token: here.token })
    expect(done).toMatchObject({ status: 200, body: { code: 200, result: true } })
    for (const { token, refreshToken } of [here, elsewhere]) {
      expect(await shop.statusOf(token)).toBe(401)
      expect((await shop.post('/api/user/refresh', { refreshToken })).status).toBe(401)
    }
    expect((await shop.tryLogin(ada.email, newPassword)).status).toBe(200)
    expect(await shop.mails()).toMatchObject([{ kind: 'password-changed', to: ada.email }])
  })

  test('[S-25] a changed password needs the current one', async () => {
    const { token } = await shop.logIn()
    const body = { currentPassword: 'Falsch-Passwort-1', newPassword }
    expect(await shop.post('/api/user/changePassword', body, { token })).toMatchObject({
      status: 400,
      body: { code: 400, result: { errorMessage: expect.stringMatching(/doesn't match/) as unknown, code: 400 } },
    })
    expect(await shop.statusOf(token)).toBe(200)
    expect((await shop.tryLogin()).status).toBe(200)
  })

  test('[S-23] who only has the token cannot try passwords for long', async () => {
    const { token } = await shop.logIn()
    const answers = []
    for (let count = 0; count < 6; count++) {
      const body = { currentPassword: `Falsch-Passwort-${count}`, newPassword }
      answers.push(await shop.post('/api/user/change-password', body, { token }))
    }
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
    expect(answers.at(-1)?.body).toMatchObject({
      code: 429,
      result: { errorMessage: expect.stringMatching(/Too many/) as unknown, code: 429 },
    })
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('900')
  })

  test('[S-25] a changed password keeps to the rules; the message stands where clients look', async () => {
    const { token } = await shop.logIn()
    const body = { currentPassword: password, newPassword: 'allesklein' }
    expect(await shop.post('/api/user/change-password', body, { token })).toMatchObject({
      status: 400,
      body: { result: { errorMessage: expect.stringMatching(/three of four/) as unknown, code: 400 } },
    })
  })
})

describe('what the calls about passwords take', () => {
  let database: Database
  let shop: UserShop

  beforeAll(async () => {
    database = await temporarySqlite()
    shop = new UserShop(database)
    await shop.register()
  })
  afterAll(() => database.close())

  const reset = (email: unknown) => shop.post('/api/user/reset-password', { email })
  const create = (body: object, path = '/api/user/create-password') => shop.post(path, body)

  test.each([undefined, null, '', 'ada', 'a b@example.com', 5])('[API-2] reset of %j is 400', async (email) => {
    expect(await reset(email)).toMatchObject({ status: 400, body: { code: 400 } })
    expect(ErrorEnvelope.parse((await reset(email)).body).result).toMatch(/e-mail|email/)
  })

  test.each([
    [{ newPassword, resetToken: 'x' }, 'email not provided'],
    [{ email: ada.email, newPassword }, 'resetToken not provided'],
    [{ email: ada.email, resetToken: 'x', newPassword: '' }, 'newPassword not provided'],
  ])('[API-2] create-password says what is missing: %j', async (body, text) => {
    expect(await create(body)).toMatchObject({ status: 400, body: { code: 400, result: text } })
    expect(await create(body, '/api/user/createPassword')).toMatchObject({ status: 400, body: { result: text } })
  })

  test.each([
    [{ currentPassword: password }, 'newPassword: is required'],
    [{ newPassword }, 'currentPassword: is required'],
    [[], 'currentPassword and newPassword are required'],
  ])('[API-2] change-password says what is missing where clients look: %j', async (body, text) => {
    const { token } = await shop.logIn()
    expect(await shop.post('/api/user/change-password', body, { token })).toMatchObject({
      status: 400,
      body: { code: 400, result: { errorMessage: text, code: 400 } },
    })
  })

  test.each(['', 'null', 'wrong'])('[API-2] change-password with the token %j is 401', async (token) => {
    const body = { currentPassword: password, newPassword }
    expect(await shop.post('/api/user/change-password', body, { token })).toMatchObject({
      status: 401,
      body: { code: 401, result: 'User is not authorized to access the resource' },
    })
  })
})
