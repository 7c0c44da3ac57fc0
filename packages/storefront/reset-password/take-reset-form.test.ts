import { errorText } from '@welt/contract/error-text.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import type { Api, Call } from '../api/create-api.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { readResetQuery } from './reset-query.ts'
import { takeResetForm } from './take-reset-form.ts'

const done: Answer<true> = { ok: true, result: true }
const spent: Answer<never> = { ok: false, at: 'code', code: 400, text: errorText.invalidResetToken }

async function send(fields: Record<string, string>, answer: Answer<unknown> = done) {
  const asked: [string, Call | undefined][] = []
  const call: Api['call'] = <Result>(path: string, given?: Call) => {
    asked.push([path, given])
    return Promise.resolve(answer as Answer<Result>)
  }
  const next = await takeResetForm(await createTestShop({ api: { call } }), new URLSearchParams(fields))
  return { ...readResetQuery(new URL(next, 'http://shop.test').search), asked }
}

const password = { token: 'abc', email: 'a@b.de', password: 'Rahmen-1924', repeat: 'Rahmen-1924' }

test('without JavaScript the letter is asked for, and the page says the same whoever asks', async () => {
  expect(await send({ email: 'a@b.de' })).toMatchObject({
    outcome: 'sent',
    asked: [['/api/user/reset-password', { body: { email: 'a@b.de' } }]],
  })
})

test('without JavaScript a password is set by the token of the link, which then leaves the address', async () => {
  expect(await send(password)).toMatchObject({
    outcome: 'done',
    token: '',
    asked: [
      ['/api/user/create-password', { body: { email: 'a@b.de', newPassword: 'Rahmen-1924', resetToken: 'abc' } }],
    ],
  })
})

test.each([
  [{ ...password, email: 'a@' }, 'email'],
  [{ ...password, password: 'kurz' }, 'password'],
  [{ ...password, repeat: 'Rahmen-1925' }, 'different'],
])('what is wrong is said before anybody is asked: %o', async (fields, outcome) => {
  expect(await send(fields)).toEqual({ outcome, token: 'abc', asked: [] })
})

test('a spent link is said to be one', async () => {
  expect(await send(password, spent)).toMatchObject({ outcome: 'link', token: 'abc' })
})
