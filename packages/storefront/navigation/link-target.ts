export interface ClickedLink {
  href: string
  target: string
  download: boolean
}

export interface Ours {
  /** The store view's own prefix. */
  prefix: string
  /** Whether a path belongs to this store view; at the root every path would begin with its prefix. */
  owns: (pathname: string) => boolean
}

/** What a click on a link means for the router: a path of this store view (without its prefix), or null for the browser's own business. */
export function linkTarget(link: ClickedLink, page: URL, { prefix, owns }: Ours): string | null {
  if (link.download || (link.target !== '' && link.target !== '_self')) return null
  const url = URL.parse(link.href, page)
  if (!url || url.origin !== page.origin || !owns(url.pathname) || !isPage(url.pathname)) return null
  // A hash of the page that is shown: the browser scrolls by itself.
  if (url.hash && url.pathname === page.pathname && url.search === page.search) return null
  return (url.pathname.slice(prefix.length) || '/') + url.search + url.hash
}

/** Files and calls live under the same host, but no page does. */
function isPage(pathname: string): boolean {
  return !/^\/(api|img|assets|graphql)(\/|$)/.test(pathname)
}
