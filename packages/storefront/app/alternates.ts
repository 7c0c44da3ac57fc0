import type { Alternate, Head } from '../head/head.ts'
import type { CounterpartLink } from '../language/load-counterparts.ts'
import type { Shop } from '../store-view/shop.ts'

/**
 * hreflang pairs: every store view that has the page, and the default view once more as x-default. They hold in both directions:
 * two views of one language would contradict each other, so the first one, the root view, speaks for it, and a page of another
 * one is nobody's translation and names itself alone.
 */
export function alternatesOf(
  { config, storeView: own }: Pick<Shop, 'config' | 'storeView'>,
  links: readonly CounterpartLink[],
  { canonicalPath, noIndex }: Head,
): Alternate[] {
  if (canonicalPath === undefined || noIndex) return []
  const found = links.filter((link) => link.isCounterpart)
  const seen = new Set<string>()
  const alternates: Alternate[] = []
  for (const { storeCode, path } of found) {
    const storeView = config.storeViews.find((view) => view.storeCode === storeCode)
    if (!storeView || seen.has(storeView.i18n.defaultLocale)) continue
    seen.add(storeView.i18n.defaultLocale)
    alternates.push({ hrefLang: storeView.i18n.defaultLocale, path })
  }
  if (!alternates.some(({ path }) => path === canonicalPath)) {
    return [{ hrefLang: own.i18n.defaultLocale, path: canonicalPath }]
  }
  const fallback = found.find((link) => link.storeCode === config.defaultStoreCode)
  if (fallback) alternates.push({ hrefLang: 'x-default', path: fallback.path })
  return alternates
}
