import { expect, test } from 'vitest'
import { smtpSettings } from './mail-transport.ts'

test.each([
  ['smtp://mail.example.com', { host: 'mail.example.com', secure: false }],
  ['smtps://mail.example.com:465', { host: 'mail.example.com', secure: true, port: 465 }],
  [
    'smtp://shop%40example.com:p%C3%A4ss%2Fword@mail.example.com:587',
    { host: 'mail.example.com', secure: false, port: 587, user: 'shop@example.com', password: 'päss/word' },
  ],
])('%s is read as what it says', (url, settings) => {
  expect(smtpSettings(url)).toEqual(settings)
})
