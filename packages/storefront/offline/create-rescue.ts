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
  /** The home page without anything that would have to be loaded. */
  bareHome: () => PageData | Promise<PageData>
  /** Tells the visitor why another page than the wished one is shown. */
  onLost: () => void
}

export function createRescue({ visited, isOnline, homePath, bareHome, onLost }: RescueOptions): LoadSafely {
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
      if (rescue.do === 'show-bare-home') return bareHome()
      onLost()
      return redirect('/')
    }
  }
}
