import { expect, test } from 'vitest'
import { menuOf } from './menu-of.ts'

test('the menu is what the header leads to, each path once', () => {
  const html = `<header class="x"><a href="/">Logo</a><nav><a class="b" href="/schuhe">A</a><a href="/schuhe">B</a>
    <a href="#cart">Cart</a><a href="https://elsewhere.example/">C</a></nav></header><a href="/impressum">D</a>`
  expect(menuOf(html)).toEqual(['/', '/schuhe'])
})

test('a page without a header has no menu', () => {
  expect(menuOf('<main><a href="/schuhe">A</a></main>')).toEqual([])
})
