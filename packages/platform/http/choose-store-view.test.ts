import { describe, expect, test } from 'vitest'
import { demoStoreViews } from '../seed/testing/demo-store-views.ts'
import { createChooseStoreView } from './choose-store-view.ts'

const choose = createChooseStoreView(demoStoreViews, 'laszlo_de')
const api = '/api/stock/check'

describe('the store view of a request', () => {
  test.each([
    // header, query, path → store, path
    [null, null, api, 'laszlo_de', api],
    ['', '', api, 'laszlo_de', api],
    ['laszlo_en', null, api, 'laszlo_en', api],
    [null, 'de', api, 'de', api],
    ['laszlo_en', 'de', api, 'laszlo_en', api],
    [null, null, `/de${api}`, 'de', api],
    [null, null, `/laszlo_en${api}`, 'laszlo_en', api],
    [null, null, `/laszlo_de${api}`, 'laszlo_de', api],
    [null, 'laszlo_en', `/de${api}`, 'laszlo_en', api],
    ['laszlo_en', null, `/de${api}`, 'laszlo_en', api],
    [null, null, `/nowhere${api}`, 'laszlo_de', `/nowhere${api}`],
    [null, null, '/de', 'laszlo_de', '/de'],
    [null, null, '/', 'laszlo_de', '/'],
    [null, null, '/de/de/api', 'de', '/de/api'],
  ])('[API-6] header %s, query %s, path %s choose %s and leave %s', (header, parameter, pathname, storeCode, path) => {
    const choice = choose({ header, parameter, pathname })
    expect(choice.storeView.storeCode).toBe(storeCode)
    expect(choice.path).toBe(path)
    expect(choice.unknownStore).toBeUndefined()
  })

  test.each([
    ['nowhere', null],
    [null, 'nowhere'],
    ['nowhere', 'de'],
    [null, '__proto__'],
  ])('header %s and query %s name a store that does not exist', (header, parameter) => {
    expect(choose({ header, parameter, pathname: api }).unknownStore).toBe(header ?? parameter)
  })

  test('a default that is not among the views stops the start with a sentence', () => {
    expect(() => createChooseStoreView(demoStoreViews, 'nowhere')).toThrow(
      'The default store view nowhere is not among the store views.',
    )
  })
})
