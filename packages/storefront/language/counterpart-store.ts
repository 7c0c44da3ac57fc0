import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import type { Counterpart } from '../page/page-data.ts'
import type { CounterpartLink } from './load-counterparts.ts'

/** The current page's links into the other store views. The server knows them; after a navigation they are looked up when somebody wants to switch. */
export interface CounterpartStore {
  /** Links that can be shown now: exact where known, the other views' home pages otherwise. */
  links(counterpart: Counterpart): CounterpartLink[]
  isKnown(counterpart: Counterpart): boolean
  find(counterpart: Counterpart): Promise<CounterpartLink[]>
}

export interface CounterpartStoreOptions {
  config: PublicConfig
  initial: { counterpart: Counterpart; links: CounterpartLink[] } | null
  load: (counterpart: Counterpart) => Promise<CounterpartLink[]>
}

export function createCounterpartStore({ config, initial, load }: CounterpartStoreOptions): CounterpartStore {
  const known = new Map<string, CounterpartLink[]>()
  if (initial) known.set(keyOf(initial.counterpart), initial.links)
  return {
    links: (counterpart) => known.get(keyOf(counterpart)) ?? homeLinks(config),
    isKnown: (counterpart) => known.has(keyOf(counterpart)),
    async find(counterpart) {
      const links = known.get(keyOf(counterpart)) ?? (await load(counterpart))
      known.set(keyOf(counterpart), links)
      return links
    },
  }
}

function homeLinks(config: PublicConfig): CounterpartLink[] {
  return config.storeViews.map((storeView) => ({
    storeCode: storeView.storeCode,
    path: withStorePrefix(storeView, '/'),
    isCounterpart: false,
  }))
}

function keyOf(counterpart: Counterpart): string {
  return JSON.stringify(counterpart)
}
