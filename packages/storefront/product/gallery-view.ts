import { colourCode } from '../attribute/option-code.ts'
import type { Text } from '../i18n/text.ts'
import type { PictureUrl } from '../picture/picture-url.ts'
import { choiceHref } from './choice-query.ts'
import type { GalleryPicture, ProductPageData } from './product-page-data.ts'
import type { Choice } from './read-choice.ts'

export interface GalleryView {
  stage: { path: string | null; alt: string; video: string | null }
  thumbs: Thumb[]
  /** The one with measures, where there is one. */
  measured: Thumb | null
}

export interface Thumb {
  path: string | null
  href: string
  name: string
  isShown: boolean
  isVideo: boolean
}

/** The pictures of the chosen colour; a variant with a picture of its own shows that one first. */
export function galleryView(
  { product, galleries }: Pick<ProductPageData, 'product' | 'galleries'>,
  choice: Choice,
  { text, colour }: { text: Text; colour: string },
): GalleryView {
  const pictures = picturesOf(galleries, choice)
  const shown = Math.min(choice.view, pictures.length - 1)
  const picture = pictures[shown]
  const thumbs = pictures.map(({ path, label, video }, place) => ({
    path,
    href: choiceHref(choice.query, place),
    name: text(label ? 'product.view' : 'product.viewNumber', { number: place + 1, label }),
    isShown: place === shown,
    isVideo: video !== undefined,
  }))
  return {
    stage: {
      path: picture?.path ?? null,
      alt: picture?.alt
        ? text('product.pictureAltInWords', { name: product.name, words: picture.alt })
        : altText(product.name, colour, picture?.label ?? '', text),
      video: picture?.video ?? null,
    },
    thumbs,
    measured: thumbs.find(({ path }) => path?.includes('/measure.')) ?? null,
  }
}

function picturesOf(galleries: ProductPageData['galleries'], { picked, variant }: Choice): GalleryPicture[] {
  const pictures = galleries[picked[colourCode] ?? ''] ?? galleries[''] ?? []
  if (!variant?.image) return pictures
  return [{ path: variant.image, label: '' }, ...pictures]
}

/** Name, colour and view, as far as they are known. */
function altText(name: string, colour: string, view: string, text: Text): string {
  if (colour) return text(view ? 'product.pictureAltColour' : 'product.pictureAltOnlyColour', { name, colour, view })
  return text(view ? 'product.pictureAlt' : 'product.pictureAltPlain', { name, view })
}

/** The sizes in which a picture is asked for; the browser takes the smallest that is sharp. */
export function stageSources(path: string | null, pictureUrl: PictureUrl): { src: string; srcSet: string } {
  return {
    src: pictureUrl(path, 646, 475),
    srcSet: `${pictureUrl(path, 390, 390)} 390w, ${pictureUrl(path, 646, 475)} 646w, ${pictureUrl(path, 1292, 950)} 1292w`,
  }
}

/** What is looked at closely: a drawing as it is, sharp at any size, a photograph in its largest size. */
export function zoomSource(path: string, pictureUrl: PictureUrl): string {
  return pictureUrl(path.endsWith('.svg') ? `${path}?format=svg` : path, 1292, 950)
}

/** A film of the shop's own is played in its place; one from elsewhere is only linked, so that nothing is fetched unasked. */
export function isOwnVideo(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//')
}
