import { jsonForScript } from '../html/json-for-script.ts'
import type { Head } from './head.ts'
import type { HeadTag } from './head-tags.ts'

/** What the page says to search engines, as schema.org has words for it. */
export function structuredTags({ structuredData = [] }: Head, origin: string): HeadTag[] {
  return structuredData.map((data) => ({
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: withOrigin(jsonForScript(data), origin),
  }))
}

/**
 * Structured data wants whole addresses where a page's data holds paths. Inside a JSON text this pattern can only be a
 * key with its value: quotes within a value are escaped.
 */
function withOrigin(json: string, origin: string): string {
  return json.replace(/"(url|item|@id|image|logo|urlTemplate)":"\//g, (start) => `${start.slice(0, -1)}${origin}/`)
}
