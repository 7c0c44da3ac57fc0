import { gzipSync } from 'node:zlib'
import { fetchRaw } from './load.ts'

export interface PageWeight {
  /** Bytes of the page's HTML, gzipped. */
  html: number
  /** Bytes of all JavaScript that the first view loads, gzipped. */
  script: number
  scripts: number
}

export async function pageWeight(port: number, path: string): Promise<PageWeight> {
  const { body } = await fetchRaw(port, { path })
  const urls = firstViewScripts(body.toString())
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const { headers, body: script } = await fetchRaw(port, {
        path: url,
        headers: { 'accept-encoding': 'gzip' },
      })
      return headers['content-encoding'] === 'gzip' ? script.length : gzipSync(script).length
    }),
  )
  return { html: gzipSync(body).length, script: sizes.reduce((sum, size) => sum + size, 0), scripts: urls.length }
}

/** The scripts and module preloads that a page names, in its tags or in the code inside it. */
export function firstViewScripts(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const urls = tags.flatMap((tag) => {
    const isPreload = /\brel="modulepreload"/.test(tag)
    const attribute = tag.startsWith('<script') ? 'src' : isPreload ? 'href' : null
    const url = attribute === null ? undefined : new RegExp(`\\b${attribute}="([^"]+)"`).exec(tag)?.[1]
    return url === undefined ? [] : [url]
  })
  const inner = [...html.matchAll(/<script\b([^>]*)>([^<]+)</g)].filter(
    ([, attributes]) => !/\btype=/.test(attributes ?? ''),
  )
  const imported = inner.flatMap(([, , code = '']) => [...code.matchAll(/"([^"\s]+\.js)"/g)].map(([, url = '']) => url))
  return [...new Set([...urls, ...imported])]
}
