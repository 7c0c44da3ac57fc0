import type { Collection } from '@welt/domain/storage/collection-worth.ts'

/** Whose storage it is: that of one store view, or one for all. */
export interface StorageOwner {
  storeCode: string
  /** `storage.common` of the configuration. */
  common?: boolean | undefined
}

/** What does not depend on the view. */
export const everyView: StorageOwner = { storeCode: '', common: true }

/** "Database 'shop', prefixed by store code unless a common cache is configured." */
export function storageName({ storeCode, common }: StorageOwner): string {
  return common ? 'shop' : `${storeCode}-shop`
}

/** `laszlo_de-shop/cart/current-cart`: nowhere else is such a key made. */
export function storageKey(owner: StorageOwner, collection: Collection, name: string): string {
  return `${storageName(owner)}/${collection}/${name}`
}
