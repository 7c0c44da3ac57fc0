import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { withoutStorePrefix } from '@welt/domain/url/store-path.ts'
import { plainText } from '../html/plain-text.ts'
import type { FooterLink } from '../page/page-layout.tsx'

/** The links of a content, in their order. The shop writes its prefix itself, so it is taken from those that carry it. */
export function linksInHtml(storeView: StoreView, html: string): FooterLink[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis)].flatMap(([, href = '', inner = '']) => {
    const label = plainText(inner)
    return label && href ? [{ label, href: withoutStorePrefix(storeView, plainText(href)) }] : []
  })
}
