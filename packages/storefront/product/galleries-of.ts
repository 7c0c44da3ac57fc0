import type { Product } from '@welt/contract/entity/product.ts'
import { colourCode } from '../attribute/option-code.ts'
import { pictureOf } from '../picture/picture.ts'
import type { GalleryPicture } from './product-page-data.ts'

type Media = NonNullable<Product['media_gallery']>

/** The pictures of the product and of each of its colours. Without any there is one place for the placeholder. */
export function galleriesOf(product: Product): Record<string, GalleryPicture[]> {
  const own = picturesOf(product.media_gallery ?? [])
  const galleries: Record<string, GalleryPicture[]> = {
    '': own.length > 0 ? own : [{ path: pictureOf(product.image, '').path, label: '' }],
  }
  const colours = product.configurable_options?.find(({ attribute_code }) => attribute_code === colourCode)
  for (const { value_index, value_data } of colours?.values ?? []) {
    const pictures = colourPictures(product, String(value_index), value_data)
    if (pictures.length > 0) galleries[String(value_index)] = pictures
  }
  return galleries
}

/** A colour brings its pictures along; where it does not, its first variant has at least one. */
function colourPictures(product: Product, value: string, data: unknown): GalleryPicture[] {
  const { media_gallery, image } = (typeof data === 'object' && data !== null ? data : {}) as {
    media_gallery?: Media
    image?: string
  }
  if (Array.isArray(media_gallery) && media_gallery.length > 0) return picturesOf(media_gallery)
  const variant = product.configurable_children?.find((child) => String(child[colourCode]) === value)
  const { path } = pictureOf(image ?? variant?.image, '')
  return path === null ? [] : [{ path, label: '' }]
}

function picturesOf(media: Media): GalleryPicture[] {
  return media
    .toSorted((one, other) => (one.pos ?? 0) - (other.pos ?? 0))
    .map(({ image, lab, alt, vid }) => ({
      path: pictureOf(image, '').path,
      label: lab ?? '',
      ...(typeof alt === 'string' && { alt }),
      ...(vid && { video: vid.url }),
    }))
    .filter(({ path, video }) => path !== null || video !== undefined)
}
