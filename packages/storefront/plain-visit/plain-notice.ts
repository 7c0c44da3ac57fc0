import type { CookieJar } from '../cookie/cookie-jar.ts'
import { plainCookies } from '../cookie/plain-cookies.ts'
import type { Shop } from '../store-view/shop.ts'
import { storageOwner } from '../store-view/storage-owner.ts'

/** What a form leads to is another page: until that is asked for, what it has to say waits in a cookie. */
const noticeLifetime = 60_000
/** A cookie that is longer would not be taken. */
const longest = 3000

export function leaveNotice(shop: Shop, jar: CookieJar, notice: object): void {
  const text = JSON.stringify(notice)
  if (encodeURIComponent(text).length > longest) return
  jar.write(plainCookies(storageOwner(shop), jar.isSecure).notice, text, { lifetime: noticeLifetime, isHidden: true })
}

/** Said once. What somebody else wrote under our name says nothing. */
export function takeNotice(shop: Shop, jar: CookieJar): Readonly<Record<string, unknown>> {
  const { notice } = plainCookies(storageOwner(shop), jar.isSecure)
  const text = jar.read(notice)
  jar.remove(notice)
  try {
    const said: unknown = JSON.parse(text ?? 'null')
    return typeof said === 'object' && said !== null ? { ...said } : {}
  } catch {
    return {}
  }
}
