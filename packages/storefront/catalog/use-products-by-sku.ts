import { useEffect, useSyncExternalStore } from 'react'
import { useOnline } from '../offline/use-online.ts'
import type { KnownProducts, ProductsBySku } from './products-by-sku.ts'

export interface WantedProducts<Made> extends KnownProducts<Made> {
  isOnline: boolean
  retry: () => void
}

/** The products of a list; those that failed are asked for again when the connection is back. */
export function useProductsBySku<Made>(store: ProductsBySku<Made>, skus: readonly string[]): WantedProducts<Made> {
  const now = useSyncExternalStore(store.subscribe, store.state, store.state)
  const isOnline = useOnline()
  useEffect(() => store.want(skus), [store, skus])
  useEffect(() => {
    if (isOnline) store.retry()
  }, [isOnline, store])
  return { ...now, isOnline, retry: store.retry }
}
