import type { Category } from '@welt/contract/entity/category.ts'
import type { PromotedOffers } from '@welt/contract/entity/promoted-content.ts'
import type { Shop } from '../store-view/shop.ts'
import type { MenuImage, MenuTeaser } from './shell-data.ts'

type MenuBanner = PromotedOffers['menuAsideBanners'][number]

export interface TeaserParts {
  category: Category
  /** What the merchant promotes beside this category's links. */
  banner: MenuBanner | undefined
  /** The category's own page, where the banner leads if it says nothing else. */
  href: string
}

/** The banner beside the links: the category's own words where it has some, what is promoted otherwise. */
export function menuTeaser({ pictureUrl }: Pick<Shop, 'pictureUrl'>, parts: TeaserParts): MenuTeaser | undefined {
  const { category, banner, href } = parts
  const promoted = banner && promotedImage(pictureUrl, banner)
  const headline = category.cat_menu_right_headline
  if (!headline) {
    return banner && { headline: banner.title, text: banner.subtitle, href: banner.link, image: promoted }
  }
  const image = textOf(category['cat_menu_right_image'])
  return {
    headline,
    text: textOf(category['cat_menu_right_text']),
    href: category.cat_cms_url || (banner?.link ?? href),
    image: image ? menuImage(pictureUrl, image) : promoted,
  }
}

/** A picture of the index in the size of the menu's wells. */
export function menuImage(pictureUrl: Shop['pictureUrl'], path: string): MenuImage {
  return {
    src: pictureUrl(path, 400, 300),
    srcSet: `${pictureUrl(path, 400, 300)} 1x, ${pictureUrl(path, 800, 600)} 2x`,
    alt: '',
    width: 400,
    height: 300,
  }
}

/** The menu that holds it is never shown on a phone: it takes the desktop's picture. */
function promotedImage(pictureUrl: Shop['pictureUrl'], { picture }: MenuBanner): MenuImage {
  const { webp, fallback } = picture.desktop
  const image = { ...menuImage(pictureUrl, fallback), alt: picture.alt }
  return webp === undefined ? image : { ...image, webp: menuImage(pictureUrl, webp).srcSet }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
