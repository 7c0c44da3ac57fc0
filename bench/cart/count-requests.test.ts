import { expect, test } from 'vitest'
import { sortRequests } from './count-requests.ts'

test('requests are told apart by what they ask for, and another origin’s are none of ours', () => {
  const asked = [
    '/api/cart/create?x=1',
    '/api/stock/list',
    '/assets/cart-1.js',
    '/img/1/2/a.jpg',
    '/manifest.json',
  ].map((path) => `http://shop.test${path}`)
  expect(sortRequests([...asked, 'http://other.test/api/cart/create'], 'http://shop.test')).toEqual({
    cart: ['/api/cart/create'],
    api: ['/api/stock/list'],
    code: 1,
    pictures: 1,
    others: ['/manifest.json', 'http://other.test/api/cart/create'],
  })
})
