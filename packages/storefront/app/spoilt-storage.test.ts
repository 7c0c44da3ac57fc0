import { addItem } from '@welt/domain/cart/add-item.ts'
import { describe, expect, test } from 'vitest'
import { createCartStore } from '../cart/cart-store.ts'
import { createCart } from '../cart/open-cart.ts'
import { createLists } from '../list/lists.ts'
import { createScrollPositions, scrollKey } from '../navigation/scroll-positions.ts'
import { createOwnSizeStore, ownSizeKey } from '../own-size/own-size-store.ts'
import { createRecentlyViewed } from '../recently-viewed/recently-viewed-store.ts'
import { createRecentSearches } from '../search/recent-searches.ts'
import { createSessionStore } from '../session/session-store.ts'
import type { KeptList } from '../storage/kept-list.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { shopStorageOver } from '../testing/shop-storage-over.ts'
import { createUrlMemory } from '../url/url-memory.ts'

interface KeptThing {
  key: string
  /** What the shop itself writes there. */
  sound: unknown
  /** Reads, subscribes and writes as the shop does; tells what was read. */
  use: (storage: ShopStorage) => unknown
}

const owner = { storeCode: 'laszlo_de' }
const wien = { sku: 'WIEN', name: 'Wien' }

function useList<Item>(list: KeptList<Item>, item: Item): readonly Item[] {
  const before = list.items()
  const stop = list.subscribe(() => list.items())
  list.commit((items) => [...items, item])
  stop()
  return before
}

const things: Record<string, KeptThing> = {
  cart: {
    key: 'laszlo_de-shop/cart/current-cart',
    sound: {
      cartItems: [
        { sku: 'WIEN-42', qty: 1, name: 'Wien', price: 299, totals: { row_total_incl_tax: 299 }, options: [] },
      ],
      cartServerToken: 'a1b2',
      cartServerOwner: 'guest',
      cartItemsHash: 'hash',
      platformTotals: {
        grand_total: 299,
        items: [],
        total_segments: [{ code: 'subtotal', title: 'Summe', value: 299 }],
      },
      coupon: { code: 'NEU10', cart: 'a1b2' },
      writes: { tab: 1 },
    },
    use(storage) {
      const store = createCartStore({ storage, ...owner })
      const cart = createCart(store, 'tab')
      const before = store.items()
      const stop = cart.subscribe(() => cart.state())
      cart.commit((state) => ({ ...state, cartItems: addItem(state.cartItems, { sku: 'WIEN-42', qty: 1 }) }))
      stop()
      return before
    },
  },
  session: {
    key: 'laszlo_de-shop/user/current-session',
    sound: {
      token: 't',
      refreshToken: 'r',
      customer: { firstname: 'Änne', lastname: 'Weiß', email: 'aenne@example.com' },
      group: { id: 3, token: 'g', since: 0 },
    },
    use(storage) {
      const sessions = createSessionStore({ lasting: storage, passing: null, ...owner })
      const before = sessions.session()
      const stop = sessions.subscribe(() => sessions.session())
      sessions.renew({ token: 't2' })
      stop()
      return before
    },
  },
  wishlist: {
    key: 'laszlo_de-shop/wishlist/current-wishlist',
    sound: [wien],
    use: (storage) => useList(createLists({ storage, ...owner }).wishlist, wien),
  },
  comparison: {
    key: 'laszlo_de-shop/compare/current-compare',
    sound: [wien],
    use: (storage) => useList(createLists({ storage, ...owner }).compare, wien),
  },
  'what was looked at': {
    key: 'laszlo_de-shop/recently-viewed/recently-viewed',
    sound: [wien],
    use: (storage) => useList(createRecentlyViewed({ storage, ...owner }), wien),
  },
  'own size': {
    key: ownSizeKey,
    sound: { size: '42½', label: 'UK 8½', width: 'G', scale: 'uk' },
    use(storage) {
      const own = createOwnSizeStore({ storage })
      const before = own.get()
      const stop = own.subscribe(() => own.get())
      own.set({ size: '42', label: '42', scale: 'eu' })
      stop()
      return before
    },
  },
  'recent searches': {
    key: 'laszlo_de-shop/search/recent',
    sound: ['oxford', 'derby'],
    use(storage) {
      const recent = createRecentSearches({ storage, ...owner })
      const before = recent.searches()
      const stop = recent.subscribe(() => recent.searches())
      recent.remove('derby')
      recent.note('monk')
      stop()
      return before
    },
  },
  'a known path': {
    key: 'laszlo_de-shop/url/wien',
    sound: { type: 'product', routeName: 'configurable-product', parentSku: 'WIEN', slug: 'wien', childSku: 'WIEN-42' },
    use(storage) {
      const urls = createUrlMemory({ memory: new Map(), storage, ...owner })
      const before = urls.get('wien')
      urls.set('wien', { type: 'category', id: 20 })
      return before
    },
  },
  'places in the history': {
    key: scrollKey,
    sound: [['a', 420]],
    use(storage) {
      const positions = createScrollPositions(storage)
      const before = positions.find('a')
      positions.save('a', 12)
      return before
    },
  },
}

const large = 'x'.repeat(10 * 2 ** 20)
const foul =
  '{"isFoul":true,"sku":"F","name":"F","qty":1,"size":"42","label":"42","scale":"eu","type":"category","id":1}'

/** Of these nothing can be used, whatever should be there. */
const hopeless: [string, (sound: unknown) => string][] = [
  ['nothing', () => ''],
  ['a blank', () => ' '],
  ['half of it', (sound) => JSON.stringify(sound).slice(0, JSON.stringify(sound).length / 2)],
  ['all but its end', (sound) => JSON.stringify(sound).slice(0, -1)],
  ['more than it', (sound) => `${JSON.stringify(sound)}]`],
  ['another language', () => '<html><body>502</body></html>'],
  ['what String makes of an object', () => '[object Object]'],
  ['undefined', () => 'undefined'],
  ['null', () => 'null'],
  ['true', () => 'true'],
  ['a number', () => '7'],
  ['a text', () => '"oxford"'],
  ['10 MB of text', () => JSON.stringify(large)],
  ['10 MB of nothing that can be read', () => large],
  ['brackets without an end', () => '['.repeat(100_000)],
  ['an empty object', () => '{}'],
  ['an object that feigns a list', () => '{"length":1,"0":{"sku":"F","name":"F","qty":1}}'],
  ['what it is, in an envelope of an older shop', (sound) => JSON.stringify({ version: 1, value: sound })],
  ['what it is, as a text in a text', (sound) => JSON.stringify(JSON.stringify(sound))],
  ['a prototype', () => `{"__proto__":${foul}}`],
]
/** Of these a part may be usable. */
const doubtful: [string, (sound: unknown) => string][] = [
  ['a list of nulls', () => '[null,null]'],
  ['a list of lists', () => '[[[[]]],[["a",null]]]'],
  ['a list of prototypes', () => `[{"__proto__":${foul}},{"constructor":{"prototype":${foul}}}]`],
  ['a list of 10 MB', () => JSON.stringify([large])],
  [
    'what is in it, ten thousand times',
    (sound) => JSON.stringify(Array.from({ length: 10_000 }, () => [sound].flat()).flat()),
  ],
  ['what it is, in a list', (sound) => JSON.stringify([sound])],
]
const strangers: unknown[] = [null, true, -1.5, '', large, [], [[]], {}, { toString: null }]

/** The same with each of its parts, at every level, replaced by the stranger. */
function withStranger(value: unknown, stranger: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [stranger]
  const parts = Object.entries(value).flatMap(([name, part]) =>
    withStranger(part, stranger).map((changed) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
    ),
  )
  return [stranger, ...parts]
}

describe.each(Object.entries(things))('%s', (_name, { key, sound, use }) => {
  /** What a visit reads over this content; afterwards the shop can write there, and read it again. */
  const visit = (text: string) => {
    const browser = memoryStorage({ [key]: text })
    const read = use(shopStorageOver(browser))
    expect(Object.hasOwn(Object.prototype, 'isFoul')).toBe(false)
    use(shopStorageOver(browser))
    return { read, nothing: use(shopStorageOver(memoryStorage())) }
  }

  test('is read as it was written', () => {
    expect(JSON.stringify(visit(JSON.stringify(sound)).read)).toMatch(/Wien|Änne|42|oxford/)
  })

  test.each(hopeless)('[CACHE-2] is gone, and the shop goes on, where there is %s', (_, spoil) => {
    const { read, nothing } = visit(spoil(sound))
    expect(read).toEqual(nothing)
  })

  test.each(doubtful)('[CACHE-2] does not stop the shop where there is %s', (_, spoil) => {
    const { read } = visit(spoil(sound))
    expect(JSON.stringify(read)?.length ?? 0).toBeLessThan(large.length / 5)
  })

  test.each(strangers.map((stranger) => [JSON.stringify(stranger).slice(0, 20), stranger] as const))(
    '[CACHE-2] does not stop the shop where any part of it is %s',
    (_, stranger) => {
      for (const spoilt of withStranger(sound, stranger)) expect(() => visit(JSON.stringify(spoilt))).not.toThrow()
    },
  )
})

// The session's reader leaves what it cannot read; the next login writes over it.
const { session: _, ...dropping } = things

describe.each(Object.entries(dropping))('%s', (_name, { key, sound, use }) => {
  test.each(hopeless)('[CACHE-2] is cleared away where there is %s', (_, spoil) => {
    const browser = memoryStorage({ [key]: spoil(sound) })
    // Nothing is written over it here.
    use({ ...shopStorageOver(browser), setItem: () => undefined })
    expect(browser.length).toBe(0)
  })
})
