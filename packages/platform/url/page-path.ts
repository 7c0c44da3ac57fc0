import { normalizeUrl } from '@welt/domain/url/normalize-url.ts'
import { isRecord } from '../search/field-values.ts'

export const pageEntities = ['product', 'category', 'cms_page'] as const
export type PageEntity = (typeof pageEntities)[number]

const pathField: Readonly<Record<PageEntity, string>> = {
  product: 'url_path',
  category: 'url_path',
  cms_page: 'identifier',
}

export function isPageEntity(entity: string): entity is PageEntity {
  return pageEntities.some((known) => known === entity)
}

/** Where a page lives, in the form in which paths are looked up; undefined for one that has no path. */
export function pagePath(entity: PageEntity, document: unknown): string | undefined {
  const path = isRecord(document) ? document[pathField[entity]] : undefined
  return typeof path === 'string' ? (normalizeUrl(path) ?? path) || undefined : undefined
}
