import { isSecurePage, readBrowserCookie, removeBrowserCookie } from '../cookie/browser-cookies.ts'
import { plainCookies } from '../cookie/plain-cookies.ts'
import { readKept } from '../storage/read-kept.ts'
import type { TextStorage } from '../storage/shop-storage.ts'
import type { StorageOwner } from '../storage/storage-key.ts'
import { isSession } from './session.ts'
import type { SessionStore } from './session-store.ts'

const cookies: TextStorage = {
  getItem: readBrowserCookie,
  setItem: () => undefined,
  removeItem: removeBrowserCookie,
}

/** Who has logged in before the page's scripts had come, or without them, is logged in for them too. */
export function takePlainSession(sessions: SessionStore, owner: StorageOwner): void {
  const { visit, stay } = plainCookies(owner, isSecurePage())
  for (const name of [visit, stay]) {
    const session = readKept(cookies, name, (kept) => isSession(kept) && kept)
    if (!session) continue
    removeBrowserCookie(name)
    sessions.begin(session, name === stay)
  }
}
