import { array, assert, constantFrom, pre, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlainContent } from './is-plain-content.ts'
import { sanitizeContent } from './sanitize-content.ts'

describe('content is plain', () => {
  test.each([
    '',
    '<p>Größe 42½, ’n paar mehr</p>\n<p></p>',
    '<h2>Leisten</h2><p>Ein <strong>breiter</strong> Ballen, <em>weich</em></p>',
    '<ul>\n <li>Eins</li>\n <li><b>Zwei</b></li>\n</ul>',
  ])('in %j', (html) => {
    expect(isPlainContent(html)).toBe(true)
  })
})

describe('content is not plain', () => {
  test.each([
    'Wort',
    '<p>a',
    '<p>a</h2>',
    '<p><p>a</p></p>',
    '<p>5 &amp; 6</p>',
    '<p>5 > 4</p>',
    '<p class="x">a</p>',
    '<P>a</P>',
    '<p>a<script>alert(1)</script></p>',
    '<p><em>a</strong></p>',
    '<ul>a</ul>',
    '<p>a</p><!-- b -->',
  ])('in %j', (html) => {
    expect(isPlainContent(html)).toBe(false)
  })
})

test('cleaning would leave plain content as it is', () => {
  const tags = ['p', 'h2', 'ul', 'ol', 'li', 'em', 'b'].flatMap((tag) => [`<${tag}>`, `</${tag}>`])
  const blocks = ['<p>ä</p>', '<ul><li>1</li></ul>', '<h3>\u0000</h3>', '<p><i>x</i>\r\n</p>', '<ol> </ol>']
  assert(
    property(array(constantFrom(...tags, ...blocks, ' ', 'Wort', '\uD83D', "'=/"), { maxLength: 8 }), (parts) => {
      const html = parts.join('')
      pre(isPlainContent(html))
      // What follows is not plain, so that all of it is cleaned.
      expect(sanitizeContent(`${html}<br>`)).toBe(`${html}<br />`)
    }),
    { numRuns: 1000, seed: 7, maxSkipsPerRun: 1000 },
  )
})

test('a long text that is nearly plain is soon read', () => {
  expect(isPlainContent(`${'<p>a<em>b</em>c</p> \n'.repeat(20_000)}<`)).toBe(false)
  expect(isPlainContent(`<p>${'<b></b> '.repeat(50_000)}`)).toBe(false)
})
