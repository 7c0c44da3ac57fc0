import type { Head } from './head.ts'

export interface HeadTag {
  tag: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** What the server writes and the browser keeps up to date. What links elsewhere show of the page the server alone writes. */
export function headTags(head: Head, origin: string): HeadTag[] {
  const tags = [meta({ name: 'description', content: head.description })]
  if (head.noIndex) tags.push(meta({ name: 'robots', content: 'noindex' }))
  if (head.canonicalPath !== undefined) tags.push(link({ rel: 'canonical', href: origin + head.canonicalPath }))
  for (const { hrefLang, path } of head.alternates ?? []) {
    tags.push(link({ rel: 'alternate', hreflang: hrefLang, href: origin + path }))
  }
  return tags
}

export function meta(attributes: Record<string, string>): HeadTag {
  return { tag: 'meta', attributes }
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes }
}
