import type { PriceGroup } from '../api/api-options.ts'
import type { SessionStore } from '../session/session-store.ts'

export interface FollowOptions {
  sessions: SessionStore
  group: () => PriceGroup | null
  /** Asks again for what the page shows. */
  refresh: () => void
}

/**
 * "Login and logout refresh prices when price tiers or grouped tax are active." The server knows nobody, so that every page begins
 * with the prices of guests. A tab follows those in which somebody logs in or out.
 */
export function followPriceGroup({ sessions, group, refresh }: FollowOptions): void {
  let shown: number | null = null
  const check = () => {
    const wanted = group()?.id ?? null
    if (wanted === shown) return
    shown = wanted
    refresh()
  }
  sessions.subscribe(check)
  check()
}
