import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>Ein Schuh.</p><p>Zwei Schuhe.</p>', 'Ein Schuh. Zwei Schuhe.'],
  ['Leder &amp; Kork, 3&nbsp;mm, &#220;berfl&uuml;ssig', 'Leder & Kork, 3 mm, Überflüssig'],
  ['&Ouml;l &ndash; f&uuml;r Fu&szlig;b&ouml;den, &LT;3 &madeup;', 'Öl – für Fußböden, <3 &madeup;'],
  ['&#x42;&#9999999999;', 'B&#9999999999;'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})
