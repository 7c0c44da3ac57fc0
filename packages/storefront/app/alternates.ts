import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { Alternate, Head } from '../head/head.ts'
import type { CounterpartLink } from '../language/load-counterparts.ts'

/** hreflang pairs: every store view that has the page, and the default view once more as x-default. */
export function alternatesOf(config: PublicConfig, links: readonly CounterpartLink[], head: Head): Alternate[] {
  if (head.canonicalPath === undefined) return []
  const found = links.filter((link) => link.isCounterpart)
  const seen = new Set<string>()
  const alternates: Alternate[] = []
  for (const { storeCode, path } of found) {
    const storeView = config.storeViews.find((view) => view.storeCode === storeCode)
    // Two views of one language would contradict each other: the first one, the root view, speaks for it.
    if (!storeView || seen.has(storeView.i18n.defaultLocale)) continue
    seen.add(storeView.i18n.defaultLocale)
    alternates.push({ hrefLang: storeView.i18n.defaultLocale, path })
  }
  const fallback = found.find((link) => link.storeCode === config.defaultStoreCode)
  if (fallback) alternates.push({ hrefLang: 'x-default', path: fallback.path })
  return alternates
}
