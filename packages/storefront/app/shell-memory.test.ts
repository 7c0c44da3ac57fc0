import { expect, test } from 'vitest'
import type { ShellData } from '../shell/shell-data.ts'
import { createShellMemory, placeOf } from './shell-memory.ts'

const shell = {
  menu: [
    {
      label: 'Schuhe',
      href: '/schuhe',
      columns: [{ title: 'Schuhe', links: [{ label: 'Oxford', href: '/schuhe/oxford' }] }],
    },
  ],
} as unknown as ShellData

const html = `<header>Welt</header><main><div data-slot=""></div></main><a href="${placeOf('de')}">de</a><a href="${placeOf('laszlo_en')}">en</a>`
const links = [
  { storeCode: 'de', path: '/de/schuhe', isCounterpart: true },
  { storeCode: 'laszlo_en', path: '/laszlo_en/shoes?a=1&b="2"', isCounterpart: true },
]

/** A memory that tells how often it had to render. */
function memory() {
  const remember = createShellMemory()
  let rendered = 0
  const around = (pathname: string, { page = 'product', data = shell, basename = '/' } = {}) =>
    remember({ shell: data, page, pathname, basename }, () => {
      rendered += 1
      return html
    })
  return { around, rendered: () => rendered }
}

test('page and addresses are put into their places, safe for an attribute', () => {
  expect(memory().around('/wien')('<div>Seite</div>', links)).toBe(
    '<header>Welt</header><main><div>Seite</div></main><a href="/de/schuhe">de</a><a href="/laszlo_en/shoes?a=1&amp;b=&quot;2&quot;">en</a>',
  )
})

test('what a page says about places stays what it says', () => {
  const page = `<p>${placeOf('de')} $& <div data-slot=""></div></p>`
  expect(memory().around('/wien')(page, links)).toContain(`<main>${page}</main>`)
})

test('pages with the same marks share a shell, whatever their path', () => {
  const { around, rendered } = memory()
  for (const path of ['/wien', '/prag', '/linz']) around(path)
  expect(rendered()).toBe(1)
})

test.each([
  ['another current link', '/schuhe', {}],
  ['a link below another one', '/schuhe/oxford', {}],
  ['another page, which may have another layout', '/wien', { page: 'category' }],
  ['new data of the shell', '/wien', { data: { ...shell } }],
])('%s is another shell', (_, pathname, more) => {
  const { around, rendered } = memory()
  around('/wien')
  around(pathname, more)
  expect(rendered()).toBe(2)
})

test('under a prefix the marks are the same', () => {
  const { around, rendered } = memory()
  around('/de/schuhe', { basename: '/de' })
  around('/schuhe')
  expect(rendered()).toBe(1)
})

test('a shell without a place for the page is a fault', () => {
  expect(() =>
    createShellMemory()({ shell, page: 'home', pathname: '/', basename: '/' }, () => '<main></main>'),
  ).toThrow(/no place/)
})
