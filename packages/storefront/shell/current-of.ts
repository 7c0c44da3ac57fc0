export type CurrentMark = 'page' | 'true' | undefined

/** Whether a link leads to the page that is shown (`page`), to a part of the shop that it lies in (`true`), or elsewhere. */
export function currentOf(href: string, pathname: string): CurrentMark {
  // A hash opens something on whatever page is shown.
  if (href.startsWith('#')) return undefined
  const target = trimmed(href)
  const shown = trimmed(pathname)
  if (target === shown) return 'page'
  if (target === '') return undefined
  return shown.startsWith(`${target}/`) ? 'true' : undefined
}

function trimmed(path: string): string {
  const [withoutQuery = ''] = path.split(/[?#]/, 1)
  return withoutQuery.replace(/\/+$/, '')
}
