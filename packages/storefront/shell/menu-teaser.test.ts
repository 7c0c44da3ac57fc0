import type { Category } from '@welt/contract/entity/category.ts'
import type { PromotedOffers } from '@welt/contract/entity/promoted-content.ts'
import { expect, test } from 'vitest'
import { createPictureUrl } from '../picture/picture-url.ts'
import { menuTeaser } from './menu-teaser.ts'

const boots: Category = {
  id: 13,
  parent_id: 2,
  name: 'Stiefel',
  level: 2,
  position: 1,
  is_active: true,
  product_count: 9,
  url_key: 'stiefel',
  url_path: 'stiefel',
}
const banner: PromotedOffers['menuAsideBanners'][number] = {
  category_id: 13,
  title: 'Trocken durch den November',
  subtitle: 'Zwei Nähte außen',
  link: '/stiefel/schnuerstiefel',
  picture: { desktop: { webp: '/a.webp', fallback: '/a.jpg' }, alt: 'Ein Stiefel' },
}
const shop = { pictureUrl: createPictureUrl(() => undefined) }
const teaserOf = (category: Category, promoted?: typeof banner) =>
  menuTeaser(shop, { category, banner: promoted, href: '/stiefel' })

test('[SHELL-1] without words of its own the category shows what is promoted beside it', () => {
  expect(teaserOf(boots, banner)).toMatchObject({
    headline: 'Trocken durch den November',
    text: 'Zwei Nähte außen',
    href: '/stiefel/schnuerstiefel',
    image: {
      src: '/img/400/300/resize/a.jpg',
      webp: '/img/400/300/resize/a.webp 1x, /img/800/600/resize/a.webp 2x',
      alt: 'Ein Stiefel',
    },
  })
})

test("[SHELL-1] the category's own banner comes first, whole", () => {
  const own = {
    ...boots,
    cat_menu_right_headline: 'Ein Stück Leder',
    cat_menu_right_text: 'Chelsea-Boots',
    cat_menu_right_image: '/c.jpg',
    cat_cms_url: '/stiefel/chelsea-boots',
  }
  const teaser = teaserOf(own, banner)
  expect(teaser).toMatchObject({ headline: 'Ein Stück Leder', text: 'Chelsea-Boots', href: '/stiefel/chelsea-boots' })
  expect(teaser?.image).toMatchObject({ src: '/img/400/300/resize/c.jpg', alt: '' })
})

test('[SHELL-1] a headline alone leads to the category, or where the promoted banner leads, with its picture', () => {
  const own = { ...boots, cat_menu_right_headline: 'Ein Stück Leder' }
  expect(teaserOf(own)).toEqual({ headline: 'Ein Stück Leder', text: undefined, href: '/stiefel', image: undefined })
  expect(teaserOf(own, banner)).toMatchObject({ href: '/stiefel/schnuerstiefel', image: { alt: 'Ein Stiefel' } })
})

test('[SHELL-1] where nobody says anything there is no banner', () => {
  expect(teaserOf(boots)).toBeUndefined()
  expect(teaserOf({ ...boots, cat_menu_right_headline: '' })).toBeUndefined()
})
