import { findStoreView, storePrefix } from '@welt/domain/url/store-path.ts'
import { expect, test } from 'vitest'
import { englishView, germanView } from '../testing/create-test-shop.ts'
import { linkTarget } from './link-target.ts'

const page = new URL('https://shop.example/laszlo_en/shoes?page=2')
const views = [germanView, englishView]
const follow = (href: string, view = englishView, more = {}) =>
  linkTarget({ href, target: '', download: false, ...more }, page, {
    prefix: storePrefix(view),
    owns: (pathname) => findStoreView(views, germanView.storeCode, pathname) === view,
  })

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

test('the root view leaves the paths of the others to the browser', () => {
  expect(follow('/schuhe', germanView)).toBe('/schuhe')
  expect(follow('/laszlo_en/shoes', germanView)).toBeNull()
})

test.each([{ target: '_blank' }, { download: true }])('the browser follows a link with %o', (more) => {
  expect(follow('/laszlo_en/boots', englishView, more)).toBeNull()
})

test.each(['/img/1/1/resize/a.svg', '/api/docs', '/assets/x.css'])('at the root too, %s is no page', (href) => {
  expect(follow(href, germanView)).toBeNull()
})
