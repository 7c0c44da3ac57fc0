import type { Crumb } from '../breadcrumb/crumb.ts'
import type { Head } from '../head/head.ts'
import type { UrlTarget } from '../url/url-target.ts'

export type PageName =
  | 'home'
  | 'product'
  | 'category'
  | 'cms'
  | 'search'
  | 'account'
  | 'cart-screen'
  | 'wishlist'
  | 'compare'
  | 'newsletter'
  | 'checkout'
  | 'reset-password'
  | 'redirect'
  | 'not-found'
  | 'error'
  | 'loading'

/** What every loader answers; a page adds its own data. It is plain JSON: the server sends it along with the HTML. */
export interface PageData {
  page: PageName
  status: 200 | 404 | 500 | 503
  /** The source's route name: `home`, `configurable-product`, `urldispatcher-schuhe/oxford`. */
  routeName: string
  head: Head
  breadcrumbs: Crumb[]
  counterpart: Counterpart
  /** What the dispatcher found at the path, so that the browser need not ask again. */
  target?: UrlTarget
}

/** How the same page is found in another store view. */
export type Counterpart =
  | { by: 'path'; path: string }
  | { by: 'entity'; entity: 'product' | 'category' | 'cms_page'; id: number }
  | { by: 'nothing' }
