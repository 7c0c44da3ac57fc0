import type { PromotedPicture as Picture } from '@welt/contract/entity/promoted-content.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopContext } from '../store-view/use-shop.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { PromotedPicture } from './promoted-picture.tsx'

const shop = await createTestShop()
const boot: Picture = {
  desktop: { webp: '/boot.webp', fallback: '/boot.jpg' },
  mobile: { webp: '/toe.webp', fallback: '/toe.jpg' },
  alt: 'Lace boot in tan',
}

type Attributes = Partial<Record<string, string>>

function sourcesOf(picture: Picture, isFirst = false): Attributes[] {
  const html = renderToString(
    <ShopContext value={shop}>
      <PromotedPicture picture={picture} sizes="50vw" isFirst={isFirst} />
    </ShopContext>,
  )
  const tags = html.match(/<(?:source|img)[^>]*>/g) ?? []
  return tags.map(attributesOf)
}

function attributesOf(tag: string): Attributes {
  const attributes: Attributes = {}
  for (const [, key = '', value = ''] of tag.matchAll(/([a-zA-Z]+)="([^"]*)"/g)) attributes[key] = value
  return attributes
}

test('[CMS-5] phones get their own picture, others the desktop’s, each as WebP before the fallback', () => {
  const sources = sourcesOf(boot)
  expect(sources.map(({ media, type, src, srcSet = '' }) => [media, type, (src ?? srcSet).split(' ')[0]])).toEqual([
    ['(width &lt; 600px)', 'image/webp', '/img/646/646/resize/toe.webp'],
    ['(width &lt; 600px)', undefined, '/img/646/646/resize/toe.jpg'],
    [undefined, 'image/webp', '/img/646/475/resize/boot.webp'],
    [undefined, undefined, '/img/1292/950/resize/boot.jpg'],
  ])
})

test('[UX-103] every source says its width and height, so that nothing moves when the picture comes', () => {
  expect(sourcesOf(boot).map(({ width, height }) => [width, height])).toEqual([
    ['646', '646'],
    ['646', '646'],
    ['646', '475'],
    ['646', '475'],
  ])
})

test('a picture without formats or a phone’s own is a plain image with its words', () => {
  expect(sourcesOf({ desktop: { fallback: '/boot.jpg' }, alt: 'Boot' })).toMatchObject([
    { alt: 'Boot', loading: 'lazy' },
  ])
})

test('the first picture of a page is fetched before all others, the rest when it is near', () => {
  expect(sourcesOf(boot, true).at(-1)).toMatchObject({ fetchPriority: 'high' })
  expect(sourcesOf(boot, true).at(-1)).not.toHaveProperty('loading')
  expect(sourcesOf(boot).at(-1)).toMatchObject({ loading: 'lazy' })
})
