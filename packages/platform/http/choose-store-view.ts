import type { StoreView } from '@welt/contract/entity/store-view.ts'

export interface StoreViewQuestion {
  /** With a leading slash. */
  pathname: string
  /** The header x-vs-store-code. */
  header: string | null
  /** The query parameter storeCode. */
  parameter: string | null
}

export interface StoreViewChoice {
  storeView: StoreView
  /** The path without the prefix that named a store view. */
  path: string
  /** A code that no store view has; the request is to be refused. */
  unknownStore?: string
}

/**
 * The header decides, else the query, else a prefix of the path, else the default. The prefix is a store code or the
 * view's place in the URL: `/de/api/…`, `/laszlo_en/api/…`; it is taken off even when something else decides.
 */
export function createChooseStoreView(
  storeViews: readonly StoreView[],
  defaultStoreCode: string,
): (question: StoreViewQuestion) => StoreViewChoice {
  const byCode = new Map(storeViews.map((view) => [view.storeCode, view]))
  const fallback = byCode.get(defaultStoreCode)
  if (!fallback) throw new Error(`The default store view ${defaultStoreCode} is not among the store views.`)
  const byPrefix = new Map(byCode)
  for (const view of storeViews) if (view.url) byPrefix.set(view.url.slice(1), view)

  return ({ pathname, header, parameter }) => {
    const end = pathname.indexOf('/', 1)
    const prefixed = end === -1 ? undefined : byPrefix.get(pathname.slice(1, end))
    const path = prefixed ? pathname.slice(end) : pathname
    const code = header || parameter
    if (!code) return { storeView: prefixed ?? fallback, path }
    const storeView = byCode.get(code)
    return storeView ? { storeView, path } : { storeView: fallback, path, unknownStore: code }
  }
}
