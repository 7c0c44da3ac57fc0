import { redirect } from 'react-router'
import type { PageData } from '../page/page-data.ts'
import { rescuePage } from './rescue-page.ts'
import type { VisitedPages } from './visited-pages.ts'

/** Loads a page, or does what can be done when it cannot be loaded. */
export type LoadSafely = (url: URL, load: () => Promise<PageData | Response>) => Promise<PageData | Response>

export interface RescueOptions {
  visited: VisitedPages
  isOnline: () => boolean
  /** With the store view's prefix. */
  homePath: string
  /** The page that is on the screen. */
  shown: () => URL
  /** The home page without anything that would have to be loaded but its code, which comes soon after the first page. */
  bareHome: () => Promise<PageData>
  /** Tells the visitor why another page than the wished one is shown. */
  onLost: () => void
}

export function createRescue(options: RescueOptions): LoadSafely {
  const { visited, isOnline, homePath, shown, bareHome, onLost } = options
  return async (url, load) => {
    const path = url.pathname + url.search
    try {
      const page = await load()
      if (!(page instanceof Response)) visited.keep(path, page)
      return page
    } catch (cause) {
      const rescue = rescuePage(path, { isOnline: isOnline(), homePath, visited })
      if (rescue.do === 'fail') throw cause
      if (rescue.do === 'show') return rescue.page
      const home = visited.find(homePath) ?? (await bareHome().catch(() => null))
      if (home && rescue.do === 'show-bare-home') return home
      // Where not even the home page can be had, the page stays that is there.
      const { href, pathname, search } = shown()
      if (!home && path === pathname + search) throw cause
      onLost()
      return redirect(home ? '/' : href)
    }
  }
}
