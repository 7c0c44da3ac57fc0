import { escapeHtml } from '../html/escape-html.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

/** What search engines take in one file. */
export interface SitemapLimits {
  urls: number
  bytes: number
}

export const sitemapLimits: SitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const [open, close] = [`${declaration}<urlset ${namespace}>\n`, '</urlset>\n']

/** The pages as sitemaps: one, or as many as the limits ask for. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  limits: SitemapLimits = sitemapLimits,
): string[] {
  const files: string[][] = [[]]
  let room = limits.bytes
  const frame = open.length + close.length
  for (const entry of entries) {
    const line = urlXml(entry, origin)
    const last = files.at(-1)
    room -= line.length
    if (last && last.length < limits.urls && room >= frame) {
      last.push(line)
      continue
    }
    files.push([line])
    room = limits.bytes - line.length
  }
  return files.map((lines) => open + lines.join('') + close)
}

/** Paths are percent-encoded, so that a character is a byte. */
function urlXml({ path, changed }: SitemapEntry, origin: string): string {
  const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${escapeHtml(origin + path)}</loc>${day}</url>\n`
}

/** A list of sitemaps; one cannot list another list. */
export function sitemapIndex(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`)
  return `${declaration}<sitemapindex ${namespace}>\n${lines.join('')}</sitemapindex>\n`
}
