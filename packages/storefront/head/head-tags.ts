import type { Head } from './head.ts'

export interface HeadTag {
  tag: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** The one list of tags, written by the server and kept up to date by the browser. */
export function headTags(head: Head, origin: string): HeadTag[] {
  const tags: HeadTag[] = [
    meta({ name: 'description', content: head.description }),
    meta({ property: 'og:title', content: head.title }),
    meta({ property: 'og:description', content: head.description }),
    meta({ property: 'og:type', content: 'website' }),
  ]
  if (head.noIndex) tags.push(meta({ name: 'robots', content: 'noindex' }))
  if (head.canonicalPath !== undefined) {
    const canonical = origin + head.canonicalPath
    tags.push(link({ rel: 'canonical', href: canonical }), meta({ property: 'og:url', content: canonical }))
  }
  if (head.imagePath) tags.push(meta({ property: 'og:image', content: origin + head.imagePath }))
  for (const { hrefLang, path } of head.alternates ?? []) {
    tags.push(link({ rel: 'alternate', hreflang: hrefLang, href: origin + path }))
  }
  for (const data of head.structuredData ?? []) {
    tags.push({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: withOrigin(jsonForScript(data), origin),
    })
  }
  return tags
}

function meta(attributes: Record<string, string>): HeadTag {
  return { tag: 'meta', attributes }
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes }
}

/** JSON that cannot end the script element it stands in. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/**
 * Structured data wants whole addresses where a page's data holds paths. Inside a JSON text this pattern can only be a
 * key with its value: quotes within a value are escaped.
 */
function withOrigin(json: string, origin: string): string {
  return json.replace(/"(url|item|@id|image)":"\//g, (start) => start.slice(0, -1) + origin + '/')
}
