import { type StorageOwner, storageName } from '../storage/storage-key.ts'
import type { Shop } from './shop.ts'

export function storageOwner({ storeView, config }: Pick<Shop, 'storeView' | 'config'>): StorageOwner {
  return { storeCode: storeView.storeCode, common: config.storage.common }
}

/** By what the tabs take turns: those that share a storage share it too. */
export function turnName(shop: Pick<Shop, 'storeView' | 'config'>, what: string): string {
  return `${storageName(storageOwner(shop))}/${what}`
}
