import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'

const page = new URL('https://shop.example/laszlo_en/shoes?page=2')
const follow = (href: string, prefix = '/laszlo_en', more = {}) =>
  linkTarget({ href, target: '', download: false, ...more }, page, prefix)

test.each([
  ['/laszlo_en/boots', '/boots'],
  ['/laszlo_en', '/'],
  ['https://shop.example/laszlo_en/boots?sort=final_price#top', '/boots?sort=final_price#top'],
  ['?page=3', '/shoes?page=3'],
  ['/laszlo_en/stra%C3%9Fe', '/stra%C3%9Fe'],
])('the router follows %s to %s', (href, path) => {
  expect(follow(href)).toBe(path)
})

test.each([
  ['another store view', '/schuhe'],
  ['a prefix that only begins alike', '/laszlo_english/shoes'],
  ['another host', 'https://elsewhere.example/laszlo_en/shoes'],
  ['another scheme', 'mailto:info@shop.example'],
  ['a script', 'javascript:alert(1)'],
  ['a hash of this page', '#main'],
  ['no address at all', 'http://['],
])('the browser follows %s', (_, href) => {
  expect(follow(href)).toBeNull()
})

test.each([{ target: '_blank' }, { download: true }])('the browser follows a link with %o', (more) => {
  expect(follow('/laszlo_en/boots', '/laszlo_en', more)).toBeNull()
})

test.each(['/img/1/1/resize/a.svg', '/api/docs', '/assets/x.css'])('at the root too, %s is no page', (href) => {
  expect(follow(href, '')).toBeNull()
})
