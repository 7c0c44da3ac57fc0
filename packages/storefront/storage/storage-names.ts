import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { storageName } from './storage-key.ts'

/** All that this shop may have written under on its host: a storage is filled by all views together. */
export function storageNames({ storeViews }: Pick<PublicConfig, 'storeViews'>): string[] {
  return [storageName({ storeCode: '', common: true }), ...storeViews.map(storageName)]
}
