import type { Review } from '@welt/contract/entity/review.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { SearchEngine } from '../search/search-engine.ts'

export interface CatalogIndexOptions {
  storeView: StoreView
  engine: SearchEngine
  clock: () => number
  /** Whether prices of customer groups count; they do by default. */
  tierPrices?: boolean | undefined
}

/** What does not stand in the documents themselves. */
export interface Beside {
  /** The attributes whose lists of options follow the shelf. */
  stockBound: ReadonlySet<string>
  /** What visitors have written, as far as it is approved. */
  reviews: readonly Review[]
}
