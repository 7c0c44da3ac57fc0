import type { ShopLog } from '../store-view/shop.ts'

/** The shopper's console stays quiet but for what a developer must see. */
export const browserLog: ShopLog = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  // oxlint-disable-next-line no-console -- the browser has no other log
  error: (fields, message) => console.error(message, fields),
}
