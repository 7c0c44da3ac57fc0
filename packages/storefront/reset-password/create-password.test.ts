import { invalidResetToken } from '@welt/contract/user-error-sentence.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import type { Call } from '../api/create-api.ts'
import type { Visit } from '../session/call-as-customer.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { createPassword } from './create-password.ts'

const email = 'lena@example.com'
const customer = { firstname: 'Lena', lastname: 'Groß', email }
const spent: Answer<never> = { ok: false, at: 'code', code: 500, text: invalidResetToken }
const wrong: Answer<never> = { ok: false, at: 'code', code: 401, text: 'You did not sign in correctly' }

/** A platform that keeps one password, and whoever sets another with the letter's token. */
async function visitWith({ loginAfterCreatePassword = true, isLocked = false }): Promise<Visit> {
  let known = 'Rahmen-1924'
  const answer = (path: string, { body }: Call): Answer<unknown> => {
    const sent = new Map<string, unknown>(Object.entries(body ?? {}))
    switch (path) {
      case '/api/user/create-password':
        if (sent.get('resetToken') !== 'letter' || sent.get('email') !== email) return spent
        known = String(sent.get('newPassword'))
        return { ok: true, result: true }
      case '/api/user/login':
        if (isLocked || sent.get('username') !== email || sent.get('password') !== known) return wrong
        return { ok: true, result: 'token', meta: { refreshToken: 'refresh' } }
      case '/api/user/me':
        return { ok: true, result: customer }
      default:
        return { ok: true, result: { items: [] } }
    }
  }
  const shop = await createTestShop({
    api: { call: (path, call = {}) => Promise.resolve(answer(path, call)) as never },
  })
  const users = { ...shop.config.users, loginAfterCreatePassword }
  return {
    shop: { ...shop, config: { ...shop.config, users } },
    sessions: createSessionStore({ lasting: null, passing: null, storeCode: 'laszlo_en' }),
  }
}

test.each([
  ['is logged in with it', {}, true],
  ['is not, where the shop does not want it', { loginAfterCreatePassword: false }, false],
  ['is not, where the login fails, and the password is set all the same', { isLocked: true }, false],
])('[USER-6] who sets a password by the link of the letter %s', async (_, settings, isLoggedIn) => {
  const visit = await visitWith(settings)
  const answer = await createPassword(visit, { email, password: 'Sohle-und-1924', token: 'letter' })
  expect(answer).toEqual({ ok: true, result: { isLoggedIn } })
  expect(visit.sessions.session()?.customer).toEqual(isLoggedIn ? customer : undefined)
})

test('[USER-6] a token that is none sets no password, and nobody is logged in', async () => {
  const visit = await visitWith({})
  const answer = await createPassword(visit, { email, password: 'Sohle-und-1924', token: 'guessed' })
  expect(answer).toEqual(spent)
  expect(visit.sessions.session()).toBeNull()
})
