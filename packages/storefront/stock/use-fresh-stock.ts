import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import { useEffect, useState } from 'react'
import { useShop } from '../store-view/use-shop.ts'

export type FreshStock = ReadonlyMap<number, StockItem>

const nothingNew: FreshStock = new Map()

/** The shelf by product id, as it is when the shopper comes back to a page that lay behind another window. */
export function useFreshStock(skus: readonly string[]): FreshStock {
  const shop = useShop()
  const [stock, setStock] = useState(nothingNew)
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return
      const { listStock } = await import('./list-stock.ts')
      const items = await listStock(shop, skus)
      if (items.length > 0) setStock(new Map(items.map((item) => [item.product_id, item])))
    }
    const onChange = () =>
      void refresh().catch((error: unknown) => shop.log.warn({ err: error }, 'the stock was not refreshed'))
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [shop, skus])
  return stock
}
