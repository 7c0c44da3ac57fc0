import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from '../offline/use-online.ts'
import { useShop } from '../store-view/use-shop.ts'
import { createProductSearch, type ProductSearch, type SearchState } from './product-search.ts'

/** Long enough to finish a syllable. */
const pause = 220

/** A search that follows the typing, for as long as its field is there. */
export function useProductSearch(pageSize: number): ProductSearch & { now: SearchState; online: boolean } {
  const shop = useShop()
  const [search] = useState(() =>
    createProductSearch({
      minLength: shop.config.search.minLength,
      pageSize,
      pause,
      ask: async (question) => {
        // With the first question: a page that has a field need not bring what finds and prices products.
        const { searchProducts } = await import('./search-products.ts')
        const answer = await searchProducts(shop, question)
        if (!answer.ok) shop.log.warn({ reason: answer.text }, 'the search did not answer')
        return answer
      },
    }),
  )
  const now = useSyncExternalStore(search.subscribe, search.state, search.state)
  const online = useOnline()
  useEffect(() => {
    if (online) search.retry()
  }, [online, search])
  return { ...search, now, online }
}
