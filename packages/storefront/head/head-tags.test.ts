import { expect, test } from 'vitest'
import { englishView } from '../testing/create-test-shop.ts'
import type { Head } from './head.ts'
import { headTags } from './head-tags.ts'
import { renderHead } from './render-head.ts'
import { structuredTags } from './structured-tags.ts'

const head: Head = { title: 'Wien', description: 'Ein Oxford', canonicalPath: '/wien-oxford' }
const origin = 'https://shop.example'
const context = { origin, storeView: englishView, picture: { path: '/assets/laszlo-share.jpg', alt: 'Laszlo' } }

test('[OUT-1] title, description, canonical and hreflang stand in the head, with whole addresses', () => {
  const html = renderHead({ ...head, alternates: [{ hrefLang: 'en-US', path: '/laszlo_en/wien' }] }, context)
  expect(html).toContain('<title>Wien</title>')
  expect(html).toContain('<meta name="description" content="Ein Oxford" data-page>')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/wien-oxford" data-page>')
  expect(html).toContain('<link rel="alternate" hreflang="en-US" href="https://shop.example/laszlo_en/wien" data-page>')
})

test('a link to the page shows its picture, and the brand’s where it has none', () => {
  const html = renderHead({ ...head, picture: { path: '/img/shoe.jpg', alt: 'Wien "II"' } }, context)
  expect(html).toContain('<meta property="og:image" content="https://shop.example/img/shoe.jpg" data-page>')
  expect(html).toContain('<meta property="og:image:alt" content="Wien &quot;II&quot;" data-page>')
  expect(html).toContain('<meta property="og:image:width" content="1200" data-page>')
  expect(html).toContain('<meta property="og:locale" content="en_US" data-page>')
  expect(html).toContain('<meta property="og:site_name" content="Laszlo" data-page>')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" data-page>')
  expect(renderHead(head, context)).toContain('content="https://shop.example/assets/laszlo-share.jpg"')
})

test('a page without an address of its own names none, and stays out of search engines', () => {
  const none: Head = { title: '404', description: '', noIndex: true }
  const tags = headTags(none, origin)
  expect(tags.some(({ attributes }) => attributes['rel'] === 'canonical')).toBe(false)
  expect(tags).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } })
  expect(renderHead(none, context)).not.toContain('og:')
})

test('no title and no structured data can break out of their element', () => {
  const nasty = '</title></script><script>alert(1)</script>"\'&'
  const html = renderHead({ ...head, title: nasty, description: nasty, structuredData: [{ name: nasty }] }, context)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
})

test('paths in structured data become addresses, texts that look like paths stay', () => {
  const [tag] = structuredTags(
    { ...head, structuredData: [{ url: '/a', name: '"url":"/b', image: '/c', offers: [{ url: '/d' }] }] },
    origin,
  )
  expect(JSON.parse(tag?.text ?? '')).toEqual({
    url: 'https://shop.example/a',
    name: '"url":"/b',
    image: 'https://shop.example/c',
    offers: [{ url: 'https://shop.example/d' }],
  })
})
