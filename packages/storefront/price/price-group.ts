import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { isPricedByGroup } from '@welt/domain/price/is-priced-by-group.ts'
import type { PriceGroup } from '../api/api-options.ts'
import type { SessionStore } from '../session/session-store.ts'

export interface PriceGroupOptions {
  config: Pick<PublicConfig, 'catalog'>
  storeView: Pick<StoreView, 'tax'>
  sessions: SessionStore
}

/** Whose prices are asked for; null for those of guests. "Group id is sent when price tiers are on." */
export function createPriceGroup({ config, storeView, sessions }: PriceGroupOptions): () => PriceGroup | null {
  const isSent = isPricedByGroup({ tierPrices: config.catalog.tierPrices, tax: storeView.tax })
  return () => (isSent ? (sessions.session()?.group ?? null) : null)
}
