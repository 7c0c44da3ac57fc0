import { expect, test } from 'vitest'
import { type Manifest, ownChunks } from './own-chunks.ts'

const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, name, imports })
const later = (name: string, ...imports: string[]) => ({ ...chunk(name, ...imports), isDynamicEntry: true })

const manifest: Manifest = {
  'app/entry-client.tsx': { ...chunk('client', '_shop.js'), isEntry: true },
  'cart/add-all-to-cart.ts': later('add-all-to-cart', '_cart.js', '_shop.js'),
  'cart-screen/mini-cart.tsx': later('mini-cart', '_cart.js', '_sums.js', '_list.js'),
  'checkout/checkout-route.tsx': later('checkout-route', '_cart.js', '_sums.js'),
  'wishlist/wishlist-route.tsx': later('wishlist-route', '_list.js'),
  'review/review-dialog.tsx': later('review-dialog', '_session.js'),
  'account/authentication-dialog.tsx': later('authentication-dialog', '_session.js'),
  'account/account-route.tsx': later('account-route', '_session.js', '_orders.js'),
  'i18n/messages/de/cart.json': later('cart-texts'),
  'i18n/messages/en/cart.json': later('cart-texts'),
  '_cart.js': chunk('cart', '_session.js', '_hash.js', '_shop.js'),
  '_session.js': chunk('session', '_shop.js'),
  '_hash.js': chunk('hash'),
  '_sums.js': chunk('sums'),
  '_list.js': chunk('list'),
  '_orders.js': chunk('orders'),
  '_shop.js': chunk('shop'),
}

test('what only cart and session bring counts, once, with the texts of one language', () => {
  expect(ownChunks(manifest).sort()).toEqual([
    '_cart.js',
    '_hash.js',
    '_session.js',
    '_sums.js',
    'account/authentication-dialog.tsx',
    'cart-screen/mini-cart.tsx',
    'cart/add-all-to-cart.ts',
    'i18n/messages/de/cart.json',
  ])
})

test('what another page has without them does not count', () => {
  const shared = { ...manifest, 'wishlist/wishlist-route.tsx': later('wishlist-route', '_list.js', '_hash.js') }
  expect(ownChunks(shared)).not.toContain('_hash.js')
})
