import { expect, test } from 'vitest'
import { element } from './element.ts'
import { createSheet } from './sheet.ts'

const clip = (id: string) => element('clipPath', { id }, element('path', { d: 'M0 0h9v9z' }))

test('a definition that two parts ask for stands in the document once, with the prefix of the sheet', () => {
  const sheet = createSheet('stage', 'left-')
  expect(sheet.define('c', clip)).toBe('url(#left-c)')
  expect(sheet.define('c', clip)).toBe('url(#left-c)')
  expect(sheet.close('<g/>').match(/id="left-c"/g)).toHaveLength(1)
})

test('two parts cannot give one name to different things', () => {
  const sheet = createSheet('stage')
  sheet.define('c', clip)
  expect(() => sheet.define('c', (id) => element('g', { id }))).toThrow('define c in different ways')
})

test('a blur reaches just as far as what is blurred, three deviations beyond it', () => {
  const sheet = createSheet('stage')
  const path = element('path', { d: 'M100 200h50v20z', 'stroke-width': 0, filter: sheet.blur(4) })
  const svg = sheet.close(path)
  const [, x, y, width, height] = /<filter[^>]* x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  expect([x, y, width, height].map(Number)).toEqual([87, 187, 76, 46])
})

test('a blur over parts whose size is not known takes the whole board', () => {
  const sheet = createSheet('stage')
  const svg = sheet.close(element('g', { filter: sheet.blur(3) }, element('use', { href: '#sx' })))
  expect(svg).toContain('x="0" y="0" width="1536" height="1152"')
})

test('attributes are escaped', () => {
  expect(element('text', { fill: '"><script>' }, 'a')).toBe('<text fill="&quot;&gt;&lt;script&gt;">a</text>')
})
