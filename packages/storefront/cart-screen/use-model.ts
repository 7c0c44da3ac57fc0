import { useEffect, useState } from 'react'
import { loadModel, type Model } from '../catalog/load-article.ts'
import { useShop } from '../store-view/use-shop.ts'

export type LoadedModel = { state: 'loading' | 'failed' } | { state: 'loaded'; model: Model }

/** The model that a line is a variant of. */
export function useModel(sku: string): LoadedModel {
  const shop = useShop()
  const [loaded, setLoaded] = useState<LoadedModel>({ state: 'loading' })
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const answer = await loadModel(shop, sku)
      if (!isWanted) return
      setLoaded(answer.ok && answer.result ? { state: 'loaded', model: answer.result } : { state: 'failed' })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [shop, sku])
  return loaded
}
