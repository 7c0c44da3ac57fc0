import type { Answer } from '../api/answer.ts'
import { networkFailure } from '../api/answer.ts'
import type { BySku } from './load-by-sku.ts'

/** What is known of the products of a list. */
export interface KnownProducts<Made> {
  is: 'asking' | 'known' | 'failed'
  /** Null stands for what is not sold any more. */
  found: ReadonlyMap<string, Made | null>
}

export interface ProductsBySku<Made> {
  subscribe: (listener: () => void) => () => void
  state: () => KnownProducts<Made>
  /** Asks for those of which nothing is known, or nothing new. */
  want: (skus: readonly string[]) => void
  retry: () => void
}

interface ProductsBySkuOptions<Made> {
  load: (skus: readonly string[]) => Promise<Answer<BySku<Made>>>
  clock: () => number
}

/** As long as prices and stock are believed. What is known is shown meanwhile. */
const lifetime = 60_000

export function createProductsBySku<Made>({ load, clock }: ProductsBySkuOptions<Made>): ProductsBySku<Made> {
  const listeners = new Set<() => void>()
  const askedAt = new Map<string, number>()
  let state: KnownProducts<Made> = { is: 'known', found: new Map() }
  let wanted: readonly string[] = []
  let underWay = 0

  const show = (next: KnownProducts<Made>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const ask = async (skus: readonly string[]) => {
    for (const sku of skus) askedAt.set(sku, clock())
    underWay += 1
    show({ ...state, is: 'asking' })
    const answer = await load(skus).catch(networkFailure)
    underWay -= 1
    if (!answer.ok) {
      for (const sku of skus) askedAt.delete(sku)
      show({ ...state, is: underWay > 0 ? 'asking' : 'failed' })
      return
    }
    const news = skus.map((sku) => [sku, answer.result.get(sku) ?? null] as const)
    const found = new Map([...state.found, ...news])
    show({ is: standing(found), found })
  }
  /** Of two questions the one that failed may have been the first. */
  const standing = (found: KnownProducts<Made>['found']): KnownProducts<Made>['is'] => {
    if (underWay > 0) return 'asking'
    return wanted.every((sku) => found.has(sku)) ? 'known' : 'failed'
  }
  const want = (skus: readonly string[]) => {
    wanted = skus
    const old = skus.filter((sku) => clock() >= (askedAt.get(sku) ?? -Infinity) + lifetime)
    if (old.length > 0) void ask(old)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    want,
    retry() {
      if (state.is === 'failed') want(wanted)
    },
  }
}
