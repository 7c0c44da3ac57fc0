import type { APIRequestContext } from '@playwright/test'
import { findModel } from './find-model.ts'
import { expect, test, views } from './shop-test.ts'

/** Paths of the source that every view has, whatever its own pages are called. */
const fixed =
  'legal privacy about-us customer-service store-locator size-guide delivery returns contact kontakt cookie-settings cookie-einstellungen'

/** Words that give a sentence of the other language away. */
const strangers = {
  de: /(?<!\p{L})(?:the|and|with|which|your|this|are|from|have|please)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:und|der|die|das|mit|nicht|oder|wird|eine|einen|Sie|Ihre|bitte|auf)(?!\p{L})/gu,
}

test.skip(({ isMobile }) => isMobile, 'the HTML is the same for every screen')

for (const { code, prefix, lang, category } of views) {
  test(`[UX-112] [UX-108] [UX-96] [ROUTE-2] [ROUTE-7] [UX-100] every page of ${code} speaks its language, and every link in it leads somewhere`, async ({
    request,
  }) => {
    test.setTimeout(120_000)
    const pages = await pagesOf(request, prefix, code)
    const { sku } = await findModel(request)
    const start = ['/', category, `/p/${sku}/x`, ...fixed.split(' ').map((path) => `/${path}`), ...pages]
    const links = new Map<string, string>()
    const faults: string[] = []
    for (const path of start) {
      const response = await request.get(prefix + path)
      const html = await response.text()
      expect(response.status(), path).toBe(200)
      faults.push(...faultsOf(html, lang).map((fault) => `${path}: ${fault}`))
      for (const href of linksOf(html)) links.set(href, path)
    }
    const lost = await (await request.get(`${prefix}/nirgends`)).text()
    faults.push(...faultsOf(lost, lang).map((fault) => `404: ${fault}`))
    expect(faults).toEqual([])

    const dead: string[] = []
    const anchors = new Map<string, string>()
    for (const [href, path] of links) {
      const [address = '', hash] = href.split('#')
      const html = anchors.get(address) ?? (await follow(request, address))
      anchors.set(address, html)
      if (html === '') dead.push(`${href} on ${path}`)
      else if (hash && !html.includes(` id="${decodeURIComponent(hash)}"`))
        dead.push(`${href} on ${path} names no place`)
    }
    expect(dead).toEqual([])
    expect([...links.keys()]).toContain(prefix + (lang === 'de' ? '/barrierefreiheit' : '/accessibility'))
  })
}

/** All content pages that the platform tells of this view. */
async function pagesOf(request: APIRequestContext, prefix: string, code: string): Promise<string[]> {
  const index =
    { laszlo_de: 'vue_storefront_catalog', de: 'vue_storefront_catalog_de' }[code] ?? `vue_storefront_catalog_${code}`
  const answer = await request.get(
    `/api/catalog/${index}/cms_page/_search?size=500&_source_include=identifier&response_format=compact&request_format=search-query&request=${encodeURIComponent('{"_appliedFilters":[]}')}`,
  )
  const { hits } = (await answer.json()) as { hits: { identifier: string }[] }
  expect(hits.length, prefix).toBeGreaterThanOrEqual(26)
  return hits.map(({ identifier }) => `/${identifier}`)
}

function faultsOf(html: string, lang: 'de' | 'en'): string[] {
  const body = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
  // What is marked as another language, and names of houses and people, are what they are.
  const words = body
    .replaceAll(/<(\w+)[^>]* lang="[^"]*"[^>]*>.*?<\/\1>/gs, (whole, tag: string) => (tag === 'html' ? whole : ' '))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[a-z#0-9]+;/gi, ' ')
  const one = (pattern: RegExp) => [...body.matchAll(pattern)].length === 1
  return [
    ...(one(/<h1[\s>]/g) ? [] : ['not one h1']),
    ...(one(/<title>[^<]{5,}<\/title>/g) ? [] : ['no title']),
    ...(one(/<meta name="description" content="[^"]{10,}"/g) ? [] : ['no description']),
    ...(body.includes(`<html lang="${lang}`) ? [] : ['no language']),
    ...(/<body[^>]*>.*?<a [^>]*href="#main"/s.test(body) ? [] : ['no link past the menu']),
    ...(words.match(
      /\bundefined\b|\[object|\bNaN\b|\b(?:shell|content|home|card|product|category|footer|trouble|panel)\.[a-z]\w+/g,
    ) ?? []),
    ...(words.match(strangers[lang]) ?? []).map((word) => `the word "${word}"`),
  ]
}

function linksOf(html: string): string[] {
  const shown = html.replaceAll(/<script\b.*?<\/script>/gs, '')
  return [...shown.matchAll(/<a\b[^>]* href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

/** The page at an address, after one redirect at most; nothing where there is none. */
async function follow(request: APIRequestContext, address: string): Promise<string> {
  const first = await request.get(address, { maxRedirects: 0 })
  const moved = first.status() === 301 ? first.headers()['location'] : undefined
  const response = moved === undefined ? first : await request.get(moved, { maxRedirects: 0 })
  return response.status() === 200 ? response.text() : ''
}
