import { errorText } from '@welt/contract/error-text.ts'

/** How a category is asked for: by one of its three names. */
export type CategoryLookup = { id: number | string } | { slug: string } | { urlKey: string }

export type CategoryKey =
  | { ok: true; key: 'id'; value: number }
  | { ok: true; key: 'slug' | 'url_key'; value: string }
  | { ok: false; reason: 'below-root' | 'not-an-id'; text: string }

/** The field and value to search a category by. Ids below the root category's are none that a shop shows. */
export function categoryKey(lookup: CategoryLookup, rootCategoryId: number): CategoryKey {
  if ('slug' in lookup) return { ok: true, key: 'slug', value: lookup.slug }
  if ('urlKey' in lookup) return { ok: true, key: 'url_key', value: lookup.urlKey }
  const text = errorText.categoryEmpty('id', lookup.id)
  if (!/^-?\d+$/.test(String(lookup.id))) return { ok: false, reason: 'not-an-id', text }
  const id = Number(lookup.id)
  return id < rootCategoryId ? { ok: false, reason: 'below-root', text } : { ok: true, key: 'id', value: id }
}
