import { createContext, useContext } from 'react'
import type { Shop } from './shop.ts'

export const ShopContext = createContext<Shop | null>(null)

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopContext around it.')
  return shop
}
