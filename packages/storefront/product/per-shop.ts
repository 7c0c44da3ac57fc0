import { remember } from '../memo/remember.ts'
import type { Shop } from '../store-view/shop.ts'

const lifetime = 60_000
const mostKeys = 500

/** A question whose answer many pages share: for each shop and key it is asked once a minute at most. */
export function perShop<Value>(
  ask: (shop: Shop, key: string) => Promise<Value>,
): (shop: Shop, key: string) => Promise<Value> {
  const known = new WeakMap<Shop, Map<string, () => Promise<Value>>>()
  return (shop, key) => {
    const answers = known.get(shop) ?? new Map<string, () => Promise<Value>>()
    known.set(shop, answers)
    const kept = answers.get(key)
    if (kept) return kept()
    if (answers.size >= mostKeys) answers.clear()
    const get = remember(lifetime, shop.clock, () => ask(shop, key))
    answers.set(key, get)
    return get()
  }
}
