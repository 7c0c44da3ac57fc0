import type { Shop } from '../store-view/shop.ts'
import type { HeadPicture } from './head.ts'

/** What every network takes: 1.91 to 1. */
export const socialWidth = 1200
export const socialHeight = 630

/** A picture of the catalogue as a link to the page shows it: on the ground of the theme, in a format that everybody reads. */
export function socialPicture(
  { storeView, pictureUrl }: Pick<Shop, 'storeView' | 'pictureUrl'>,
  path: string,
  alt: string,
): HeadPicture {
  const url = pictureUrl(path, socialWidth, socialHeight)
  return { path: `${url}${url.includes('?') ? '&' : '?'}format=jpeg&ground=${storeView.theme}`, alt }
}
