import { expect, test } from 'vitest'
import { sitemapFiles, sitemapIndex } from './sitemap-xml.ts'

const origin = 'https://shop.example'
const entries = Array.from({ length: 5 }, (_, place) => ({ path: `/schuh-${place}` }))
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])

test('[UX-111] pages stand in one file with whole addresses and the day of their last change', () => {
  const [file, ...more] = sitemapFiles([{ path: '/gr%C3%B6%C3%9Fe', changed: '2026-11-02' }, { path: '/a&b' }], origin)
  expect(more).toEqual([])
  expect(file).toContain('<loc>https://shop.example/gr%C3%B6%C3%9Fe</loc><lastmod>2026-11-02</lastmod>')
  expect(file).toContain('<loc>https://shop.example/a&amp;b</loc></url>')
})

test('[UX-111] more than one file takes go into the next one, and none is lost', () => {
  const files = sitemapFiles(entries, origin, { urls: 2, bytes: 10_000 })
  expect(files.map((file) => locs(file).length)).toEqual([2, 2, 1])
  expect(files.flatMap(locs)).toEqual(entries.map(({ path }) => origin + path))
})

test('[UX-111] a file is never larger than the limit', () => {
  const bytes = 300
  const files = sitemapFiles(entries, origin, { urls: 100, bytes })
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(bytes)
  expect(files.flatMap(locs)).toHaveLength(5)
})

test('an empty shop has a sitemap without pages', () => {
  expect(sitemapFiles([], origin).map(locs)).toEqual([[]])
})

test('an index lists files', () => {
  expect(locs(sitemapIndex([`${origin}/sitemap-1.xml`, `${origin}/de/sitemap.xml`]))).toEqual([
    `${origin}/sitemap-1.xml`,
    `${origin}/de/sitemap.xml`,
  ])
})
