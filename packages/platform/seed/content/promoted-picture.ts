import type { PromotedPicture } from '@welt/contract/entity/promoted-content.ts'
import type { GoodName } from '@welt/illustration/good/good-name.ts'
import type { ColourName } from '@welt/illustration/params/colour.ts'
import type { ShoeView } from '@welt/illustration/params/shoe-params.ts'
import { models } from '../collection/models.ts'
import { goodImage } from '../good/good-picture.ts'
import { shoeImage } from '../shoe/shoe-picture.ts'

interface ShoePicture {
  sku: string
  colour: ColourName
  view?: ShoeView
  /** What a phone shows instead, where the side would be too wide. */
  mobileView?: ShoeView
}

/** A model of the collection on a banner. */
export function ofShoe({ sku, colour, view = 'side', mobileView }: ShoePicture, alt: string): PromotedPicture {
  const model = models.find((one) => one.sku === sku)
  if (!model?.colours.includes(colour)) throw new RangeError(`A banner shows ${sku} in ${colour}, which is not made.`)
  return {
    desktop: sourceOf(shoeImage(model, colour, view)),
    ...(mobileView && { mobile: sourceOf(shoeImage(model, colour, mobileView)) }),
    alt,
  }
}

export function ofGood(picture: GoodName, alt: string): PromotedPicture {
  return { desktop: sourceOf(goodImage(picture)), alt }
}

/** The image service draws either format of the same picture. */
function sourceOf(path: string): PromotedPicture['desktop'] {
  return { webp: `${path}?format=webp`, fallback: `${path}?format=jpeg` }
}
