import type { PageData } from '../page/page-data.ts'
import type { VisitedPages } from './visited-pages.ts'

export type Rescue =
  /** There is a connection, so that something else is wrong. */
  | { do: 'fail' }
  /** It was shown before. */
  | { do: 'show'; page: PageData }
  /** "A visitor who fails to load a page while offline is sent to the home page." */
  | { do: 'go-home' }
  | { do: 'show-bare-home' }

/** What to do when a page cannot be loaded. */
export function rescuePage(
  path: string,
  { isOnline, homePath, visited }: { isOnline: boolean; homePath: string; visited: VisitedPages },
): Rescue {
  if (isOnline) return { do: 'fail' }
  const page = visited.find(path)
  if (page) return { do: 'show', page }
  return { do: path === homePath ? 'show-bare-home' : 'go-home' }
}
