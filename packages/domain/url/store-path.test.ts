import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findStoreView, withoutStorePrefix, withStorePrefix } from './store-path.ts'

const german = { storeCode: 'laszlo_de', url: '', appendStoreCode: false }
const secondGerman = { storeCode: 'de', url: '/de', appendStoreCode: true }
const outlet = { storeCode: 'de_outlet', url: '/de/outlet', appendStoreCode: true }
const english = { storeCode: 'laszlo_en', url: '/laszlo_en', appendStoreCode: true }
const views = [german, secondGerman, outlet, english]

describe('withStorePrefix', () => {
  test.each([
    [german, '/', '/'],
    [german, '/schuhe/direktverkauf', '/schuhe/direktverkauf'],
    [english, '/', '/laszlo_en'],
    [english, '', '/laszlo_en'],
    [english, '/?q=boot', '/laszlo_en?q=boot'],
    [english, '/oxford?size=42#reviews', '/laszlo_en/oxford?size=42#reviews'],
    [english, 'oxford', '/laszlo_en/oxford'],
    [secondGerman, '/de', '/de/de'],
    [german, '//evil.example', '/evil.example'],
    [german, '/\\evil.example', '/evil.example'],
    [{ ...english, appendStoreCode: false }, '/oxford', '/oxford'],
  ])('of %o turns %s into %s', (view, path, expected) => {
    expect(withStorePrefix(view, path)).toBe(expected)
  })

  test('is undone by withoutStorePrefix, in every store view', () => {
    const segment = fc.stringMatching(/^[a-zäöü0-9-]{1,8}$/)
    const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(fc.constantFrom(...views), path, fc.constantFrom('', '?color=12', '#top'), (view, bare, end) => {
        expect(withoutStorePrefix(view, withStorePrefix(view, bare + end))).toBe(bare + end)
      }),
    )
  })
})

describe('withoutStorePrefix', () => {
  test.each([
    [secondGerman, '/de', '/'],
    [secondGerman, '/de?x=1', '/?x=1'],
    [secondGerman, '/derby', '/derby'],
    [english, '/laszlo_en/derby', '/derby'],
    [german, '/laszlo_en/derby', '/laszlo_en/derby'],
  ])('of %o turns %s into %s', (view, path, expected) => {
    expect(withoutStorePrefix(view, path)).toBe(expected)
  })
})

describe('findStoreView', () => {
  test.each([
    ['/', 'laszlo_de'],
    ['/derby', 'laszlo_de'],
    ['/de', 'de'],
    ['/de/', 'de'],
    ['/de/derby', 'de'],
    ['/de/outlet', 'de_outlet'],
    ['/de/outlet/derby', 'de_outlet'],
    ['/de/outlets', 'de'],
    ['/laszlo_en/derby', 'laszlo_en'],
    ['/laszlo_english', 'laszlo_de'],
  ])('gives %s to the view %s', (pathname, storeCode) => {
    expect(findStoreView(views, 'laszlo_de', pathname).storeCode).toBe(storeCode)
    expect(findStoreView(views.toReversed(), 'laszlo_de', pathname).storeCode).toBe(storeCode)
  })

  test('does not listen to the url of a view that does not append its code', () => {
    const silent = { ...english, appendStoreCode: false }
    expect(findStoreView([german, silent], 'laszlo_de', '/laszlo_en/derby').storeCode).toBe('laszlo_de')
  })

  test('says which code is unknown when there is no default view', () => {
    expect(() => findStoreView([english], 'laszlo_de', '/')).toThrow('There is no store view with the code laszlo_de.')
  })
})
