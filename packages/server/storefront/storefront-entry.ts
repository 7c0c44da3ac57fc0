import type { createStorefront } from '@welt/storefront/app/create-storefront.ts'

export interface StorefrontEntry {
  createStorefront: typeof createStorefront
}

/** The bundle exports what its source does, so its types are the source's. */
export function storefrontEntry(module: unknown): StorefrontEntry {
  if (!isEntry(module)) throw new Error('The entry of the storefront exports no createStorefront.')
  return module
}

function isEntry(module: unknown): module is StorefrontEntry {
  return typeof module === 'object' && module !== null && 'createStorefront' in module
}
