import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Catalog } from '../catalog/load-catalog.ts'
import { type CartSettings, defaultCartSettings } from './cart-settings.ts'
import type { CartSurroundings } from './cart-surroundings.ts'

export interface SurroundingsOptions {
  catalog: Pick<Catalog, 'index'>
  storeViews: readonly StoreView[]
  clock: () => number
  settings?: Partial<CartSettings>
}

export type SurroundingsOf = (storeCode: string, fallback: StoreView) => CartSurroundings

/** What a cart of a store view is priced with at this moment. A view that the shop no longer has is stood in for. */
export function createSurroundingsOf({ catalog, storeViews, clock, settings }: SurroundingsOptions): SurroundingsOf {
  const views = new Map(storeViews.map((view) => [view.storeCode, view]))
  const allSettings = { ...defaultCartSettings, ...settings }
  return (storeCode, fallback) => {
    const storeView = views.get(storeCode) ?? fallback
    const index = catalog.index(storeView.elasticsearch.index)
    if (!index) throw new Error(`The store view ${storeView.storeCode} has no catalogue.`)
    return { storeView, index, settings: allSettings, now: clock() }
  }
}
