import { expect, test } from 'vitest'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import { resetMail } from './user-mail.ts'

test('[SV-2] [S-26] the link for a new password leads to where the store view has its pages', () => {
  const customer = { id: 1, email: 'ada@example.com', document: '{"firstname":"Ada","lastname":"Öztürk"}' }
  const linkIn = (appendStoreCode: boolean) => {
    const storeView = { ...ellermoor, url: '/schuhe', appendStoreCode }
    const occasion = { customer, storeView, publicUrl: 'https://shop.example', now: 0 }
    return resetMail(occasion, { token: 'abc', minutes: 60 }).content
  }
  const path = 'resetpassword?token=abc'
  expect(linkIn(true)).toMatchObject({ link: { url: `https://shop.example/schuhe/${path}` } })
  expect(linkIn(false)).toMatchObject({ link: { url: `https://shop.example/${path}` } })
})
