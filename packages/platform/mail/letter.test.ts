import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { letter } from './letter.ts'
import type { Letter } from './letter-content.ts'

const order: Letter = {
  language: 'de',
  shopName: 'Ellermoor',
  title: 'Ihre Bestellung 1017',
  greeting: 'Guten Tag, Jürgen Groß,',
  paragraphs: ['vielen Dank für Ihre Bestellung.'],
  table: {
    head: ['Artikel', 'Menge', 'Preis'],
    rows: [
      ['Oxford Graz\nGröße: 42½', '1', '349,00 €'],
      ['Schuhcreme', '2', '23,80 €'],
    ],
    sums: [{ label: 'Gesamtsumme', amount: '372,80 €', isTotal: true }],
  },
  link: { label: 'Bestellung ansehen', url: 'https://shop.example/my-account?a=1&b=2' },
  sections: [{ title: 'Lieferadresse', paragraphs: ['Jürgen Groß\nWeg 1'] }],
  footer: ['Ellermoor GmbH', { label: 'Impressum', url: 'https://shop.example/impressum' }],
}

test('the plain text says everything that the letter says', () => {
  expect(letter(order).text).toBe(`Ihre Bestellung 1017
====================

Guten Tag, Jürgen Groß,

vielen Dank für Ihre Bestellung.

----------------------------------------------------------------------------
Oxford Graz
Größe: 42½
Menge 1                                                             349,00 €

Schuhcreme
Menge 2                                                              23,80 €
----------------------------------------------------------------------------
Gesamtsumme                                                         372,80 €

Bestellung ansehen:
https://shop.example/my-account?a=1&b=2

Lieferadresse
-------------

Jürgen Groß
Weg 1

Mit freundlichen Grüßen
Ellermoor

-- 
Ellermoor GmbH
Impressum: https://shop.example/impressum
`)
})

test('the HTML says it too, in the reader’s language, for light and dark', () => {
  const { html } = letter(order)
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('Oxford Graz<br><span')
  expect(html).toContain('href="https://shop.example/my-account?a=1&amp;b=2"')
  expect(html).toContain('Mit freundlichen Grüßen<br>Ellermoor')
  expect(html).toContain('prefers-color-scheme:dark')
  expect(letter({ ...order, language: 'en' }).html).toContain('Kind regards<br>Ellermoor')
})

test('opening a letter loads nothing', () => {
  const { html } = letter({ ...order, theme: 'laszlo' })
  expect(html).not.toMatch(/<(img|link|script|iframe|object|video)\b|\bsrc=|url\(|@import|@font-face/i)
})

test('a look of its own for each store view', () => {
  expect(letter({ ...order, theme: 'halden' }).html).toContain('#0F4453')
  expect(letter({ ...order, theme: 'laszlo' }).html).toContain('#1C4A35')
})

test('[S-30] nothing that is said can become markup', () => {
  const clean = shape(letter(sayEverywhere('x')).html)
  fc.assert(
    fc.property(fc.stringMatching(/^[<>"'&a/=\\ -]{1,20}$/), (said) => {
      expect(shape(letter(sayEverywhere(said)).html)).toEqual(clean)
    }),
  )
  expect(letter(sayEverywhere(`"><img src=x onerror='a'>`)).html).toContain(
    '&quot;&gt;&lt;img src=x onerror=&#39;a&#39;&gt;',
  )
})

test.each(['javascript:alert(1)', '/relative', 'https://shop.example/a b', ''])('%j is no link for a letter', (url) => {
  expect(() => letter({ ...order, link: { label: 'x', url } })).toThrow('absolute http address')
  expect(() => letter({ ...order, footer: [{ label: 'x', url }] })).toThrow('absolute http address')
})

function sayEverywhere(said: string): Letter {
  return {
    language: 'en',
    shopName: said,
    title: said,
    greeting: said,
    paragraphs: [said],
    table: { head: [said, said], rows: [[said, `${said}\n${said}`]], sums: [{ label: said, amount: said }] },
    link: { label: said, url: 'https://shop.example/' },
    sections: [{ title: said, paragraphs: [said] }],
    footer: [said, { label: said, url: 'https://shop.example/' }],
  }
}

/** The tags and attributes of a page, without its texts. */
function shape(html: string): string[] {
  return html.match(/<[^>]*>/g) ?? []
}
