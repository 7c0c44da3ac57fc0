import { productSlug } from '@welt/domain/product/product-slug.ts'
import { normalizeUrl } from '@welt/domain/url/normalize-url.ts'
import type { Notes } from '../report/notes.ts'
import { type Draft, isEmpty } from './draft.ts'

interface Named {
  id: number
  name: string
}

/** url_key, url_path and slug of a product. Slugs are made as the field's clients make them: url_key, else name and id. */
export function mendProductAddress(draft: Draft & Named, notes: Notes): void {
  const { id, name } = draft
  const url_key = textOf(draft.url_key)
  if (isEmpty(draft.slug)) {
    draft.slug = productSlug({ id, name, url_key })
    notes.add('slug-made')
  }
  const slug = textOf(draft.slug) ?? productSlug({ id, name })
  if (url_key === undefined) draft.url_key = slug
  mendPath(draft, [textOf(draft.url_key) ?? slug, slug, namePath(draft)], notes)
}

/** A path that is one whatever the other fields hold. */
export function namePath({ id, name }: Named): string {
  return productSlug({ id, name })
}

/** A category's url_key, for which the field has the same rule. */
export function categoryKey({ url_key, slug, name, id }: Draft & Named): string {
  return textOf(url_key) ?? textOf(slug) ?? namePath({ id, name })
}

/** The path itself, without a slash or a server before it; where it is missing or none, the first of the others that is one. */
export function mendPath(draft: Draft, others: readonly string[], notes: Notes): void {
  const given = textOf(draft.url_path)
  const path = given === undefined ? undefined : pathOf(given)
  if (path === undefined) {
    draft.url_path = others.map(pathOf).find((other) => other !== undefined)
    notes.add('address-made')
  } else if (path !== given) {
    draft.url_path = path
    notes.add('address-shortened')
  }
}

function pathOf(text: string): string | undefined {
  const withoutServer = /^https?:\/\/[^/]+\/(.*)$/i.exec(text)?.[1] ?? text
  const path = withoutServer.replace(/^\/+/, '')
  return normalizeUrl(path) ? path : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
