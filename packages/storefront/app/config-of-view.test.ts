import { expect, test } from 'vitest'
import { createTestShop, englishView, germanView } from '../testing/create-test-shop.ts'
import { configOfView } from './config-of-view.ts'

const { config } = await createTestShop()
const phoneOf = (phone: string, view = englishView) =>
  configOfView({ ...config, shop: { ...config.shop, phone } }, view).shop.phone

test('a telephone number is written as it is dialled: from home in the shop’s own country, from abroad in every other', () => {
  expect(phoneOf('06331 55 20 40', germanView)).toBe('06331 55 20 40')
  expect(phoneOf('06331 55 20 40')).toBe('+49 6331 55 20 40')
})

test('a number that is international already stays as it is', () => {
  expect(phoneOf('+49 6331 55 20 40')).toBe('+49 6331 55 20 40')
})

test('a shop of another country is called from abroad by German readers too', () => {
  const shop = { ...config.shop, phone: '01 234 56', address: { ...config.shop.address, country: 'AT' } }
  expect(configOfView({ ...config, shop }, germanView).shop.phone).toBe('+43 1 234 56')
})
