import type { Shop } from '../store-view/shop.ts'
import { rememberEach } from './remember-each.ts'

const lifetime = 60_000
const limit = 500

/** A question whose answer many pages share: for each shop and key it is asked once a minute at most. */
export function perShop<Value>(
  ask: (shop: Shop, key: string) => Promise<Value>,
): (shop: Shop, key?: string) => Promise<Value> {
  const known = new WeakMap<Shop, (key: string) => Promise<Value>>()
  return (shop, key = '') => {
    const get =
      known.get(shop) ??
      rememberEach({
        lifetime,
        limit,
        clock: shop.clock,
        keyOf: (asked: string) => asked,
        ask: (asked) => ask(shop, asked),
      })
    known.set(shop, get)
    return get(key)
  }
}
