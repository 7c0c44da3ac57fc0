import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { Search } from '../api/catalog-query.ts'
import { storageName } from '../storage/storage-key.ts'
import type { ShopLog } from '../store-view/shop.ts'
import { type CachedSearchOptions, createCachedSearch } from './create-cached-search.ts'
import { guardStore } from './guarded-store.ts'
import { createIndexedAnswerStore } from './indexed-answer-store.ts'

type FromOutside = Pick<CachedSearchOptions, 'storeCode' | 'groupId' | 'skipsCache' | 'isOnline' | 'clock'>

export interface BrowserCacheOptions extends FromOutside {
  config: Pick<PublicConfig, 'version' | 'cache' | 'storage'>
  log: ShopLog
}

/** The search of the browser: what it has asked before is answered from its own database. */
export function createBrowserCache(search: Search, { config, log, ...outside }: BrowserCacheOptions): Search {
  const { freshFor, patientFor, keptFor, patience, quota } = config.cache
  const { storeCode, clock } = outside
  return createCachedSearch({
    ...outside,
    search,
    patience,
    version: config.version,
    ages: { freshFor, patientFor, keptFor },
    store: guardStore({
      store: createIndexedAnswerStore(
        () => window.indexedDB,
        storageName({ storeCode, common: config.storage.common }),
      ),
      bounds: { keptFor, quota: quota * 1024 },
      clock,
      log,
    }),
  })
}
