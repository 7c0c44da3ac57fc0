import { type StorageOwner, storageName } from '../storage/storage-key.ts'

/** By what the server knows a browser that runs no script; one that does keeps all of this in its own storage. */
export interface PlainCookies {
  /** The id of a guest's cart. */
  cart: string
  /** A session for as long as the browser is open. */
  visit: string
  /** A session of somebody who wants to stay logged in. */
  stay: string
  /** What the next page has to say of the form that led to it. */
  notice: string
}

/** Where the line is safe the prefix makes browsers insist on it, and on this one host. */
export function plainCookies(owner: StorageOwner, isSecure: boolean): PlainCookies {
  const name = (what: string) => `${isSecure ? '__Host-' : ''}${storageName(owner)}-${what}`
  return { cart: name('cart'), visit: name('visit'), stay: name('stay'), notice: name('notice') }
}
