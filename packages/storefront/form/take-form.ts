import type { CookieJar } from '../cookie/cookie-jar.ts'
import type { Shop } from '../store-view/shop.ts'

/** Does what a form asks for, and tells the path, without prefix, of the page that says what came of it. */
export type TakeForm = (shop: Shop, fields: URLSearchParams, jar: CookieJar) => Promise<string>
