import type { ListEntry } from '@welt/domain/list/list-entry.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { CardData } from '../card/card-data.ts'
import { useListedProducts } from '../catalog/use-listed-products.ts'
import { useShop } from '../store-view/use-shop.ts'
import { recentlyViewedOf } from './recently-viewed-of.ts'

const empty: readonly ListEntry[] = []

/** What was looked at, the newest first, without the product that is looked at now and without what is gone. */
export function useRecentCards(shownSku?: string): readonly CardData[] {
  const store = recentlyViewedOf(useShop())
  const entries = useSyncExternalStore(store.subscribe, store.items, () => empty)
  const skus = useMemo(() => entries.map(({ sku }) => sku).filter((sku) => sku !== shownSku), [entries, shownSku])
  const { found } = useListedProducts(skus)
  return useMemo(() => skus.flatMap((sku) => found.get(sku)?.card ?? []), [skus, found])
}
