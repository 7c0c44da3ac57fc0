import { plainStorage } from '../storage/plain-storage.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/** A storage of the shop over one of the browser's, in a browser without other tabs. */
export function shopStorageOver(storage: Storage): ShopStorage {
  return { ...plainStorage(() => storage), onChange: () => undefined }
}
