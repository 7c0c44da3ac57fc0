import type { PageData } from '../page/page-data.ts'

/** The pages that were shown since the shop was opened, for the time when nothing can be loaded. */
export interface VisitedPages {
  keep(path: string, page: PageData): void
  find(path: string): PageData | undefined
  /** What was shown to somebody who has left is nobody else's to see. */
  forget(): void
}

const limit = 50

export function createVisitedPages(): VisitedPages {
  const pages = new Map<string, PageData>()
  return {
    keep(path, page) {
      if (page.status !== 200) return
      pages.delete(path)
      pages.set(path, page)
      const [oldest] = pages.keys()
      if (pages.size > limit && oldest !== undefined) pages.delete(oldest)
    },
    find: (path) => pages.get(path),
    forget: () => pages.clear(),
  }
}
