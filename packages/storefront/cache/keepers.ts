/**
 * Everything that keeps something in the browser, in one file of the build: the first view needs none of it, and it has to be
 * there when the connection or the storage is not.
 */
export { guardLocalStorage } from '../storage/guard-local-storage.ts'
export { openIndexedStorage } from '../storage/indexed-storage.ts'
export { createBrowserCache } from './browser-cache.ts'
