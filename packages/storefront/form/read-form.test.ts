import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const url = 'https://shop.example/newsletter'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const send = (headers: Record<string, string>, body = 'email=a%40b.de&gender=') =>
  readForm(new Request(url, { method: 'POST', headers, body }))

test.each([
  ['with the origin of the shop', { origin: 'https://shop.example' }],
  ['without an origin, from the same site by its own word', { 'sec-fetch-site': 'same-origin' }],
])('a form %s is read', async (_, headers) => {
  const read = await send({ ...form, ...headers })
  expect(read).toMatchObject({ ok: true })
  expect(read.ok && Object.fromEntries(read.fields)).toEqual({ email: 'a@b.de', gender: '' })
})

test.each([
  ['of another site', { ...form, origin: 'https://elsewhere.example' }, 403],
  ['of nowhere', { ...form }, 403],
  ['that hides where it comes from', { ...form, origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['that is no form', { 'content-type': 'application/json', origin: 'https://shop.example' }, 415],
])('one %s is refused', async (_, headers, status) => {
  expect(await send(headers)).toEqual({ ok: false, status })
})

test('one that is too long is refused, whatever it says of its length', async () => {
  expect(await send({ ...form, origin: 'https://shop.example' }, `email=${'a'.repeat(40_000)}`)).toEqual({
    ok: false,
    status: 413,
  })
})
