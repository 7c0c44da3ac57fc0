import type { CookieJar } from '../cookie/cookie-jar.ts'
import { plainCookies } from '../cookie/plain-cookies.ts'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import type { StorageOwner } from '../storage/storage-key.ts'

/** As long as a refresh token is good for. */
const stayLifetime = 30 * 24 * 60 * 60_000

/** The session of a browser that runs no script: kept in its cookies, and otherwise the same. */
export function plainSessions(jar: CookieJar, owner: StorageOwner): SessionStore {
  const names = plainCookies(owner, jar.isSecure)
  return createSessionStore({
    ...owner,
    passing: cookieStorage(jar, names.visit),
    lasting: cookieStorage(jar, names.stay, stayLifetime),
  })
}

function cookieStorage(jar: CookieJar, name: string, lifetime?: number): TextStorage {
  return {
    getItem: () => jar.read(name),
    setItem: (_key, text) => jar.write(name, text, { lifetime }),
    removeItem: () => jar.remove(name),
  }
}
