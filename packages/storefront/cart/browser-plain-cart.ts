import { isSecurePage, readBrowserCookie, removeBrowserCookie } from '../cookie/browser-cookies.ts'
import { plainCookies } from '../cookie/plain-cookies.ts'
import type { StorageOwner } from '../storage/storage-key.ts'
import type { PlainCart } from './cart-tools.ts'

/** What was put into the cart before the page's scripts had come, or without them. */
export function browserPlainCart(owner: StorageOwner): PlainCart {
  const { cart } = plainCookies(owner, isSecurePage())
  return { id: () => readBrowserCookie(cart), forget: () => removeBrowserCookie(cart) }
}
