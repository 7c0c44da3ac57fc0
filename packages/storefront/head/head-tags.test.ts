import { expect, test } from 'vitest'
import type { Head } from './head.ts'
import { headTags } from './head-tags.ts'
import { renderHead } from './render-head.ts'

const head: Head = { title: 'Wien', description: 'Ein Oxford', canonicalPath: '/wien-oxford' }
const origin = 'https://shop.example'

test('[OUT-1] title, description, canonical and hreflang stand in the head, with whole addresses', () => {
  const html = renderHead({ ...head, alternates: [{ hrefLang: 'en-US', path: '/laszlo_en/wien' }] }, origin)
  expect(html).toContain('<title>Wien</title>')
  expect(html).toContain('<meta name="description" content="Ein Oxford" data-page>')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/wien-oxford" data-page>')
  expect(html).toContain('<link rel="alternate" hreflang="en-US" href="https://shop.example/laszlo_en/wien" data-page>')
})

test('a page without an address of its own names none, and stays out of search engines', () => {
  const tags = headTags({ title: '404', description: '', noIndex: true }, origin)
  expect(tags.some(({ attributes }) => attributes['rel'] === 'canonical')).toBe(false)
  expect(tags).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } })
})

test('no title and no structured data can break out of their element', () => {
  const nasty = '</title></script><script>alert(1)</script>"\'&'
  const html = renderHead({ ...head, title: nasty, description: nasty, structuredData: [{ name: nasty }] }, origin)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
})

test('paths in structured data become addresses, texts that look like paths stay', () => {
  const [tag] = headTags(
    { ...head, structuredData: [{ url: '/a', name: '"url":"/b', image: '/c', offers: [{ url: '/d' }] }] },
    origin,
  ).slice(-1)
  expect(JSON.parse(tag?.text ?? '')).toEqual({
    url: 'https://shop.example/a',
    name: '"url":"/b',
    image: 'https://shop.example/c',
    offers: [{ url: 'https://shop.example/d' }],
  })
})
