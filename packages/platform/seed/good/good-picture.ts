import type { Product } from '@welt/contract/entity/product.ts'
import type { GoodName } from '@welt/illustration/good/good-name.ts'
import type { ColourName } from '@welt/illustration/params/colour.ts'
import { describeGood } from '@welt/illustration/text/describe-good.ts'
import type { Language } from '../localized.ts'

/** `/good/belt.cognac.svg`: a good, where it comes in colours in one of them. */
export function goodImage(name: GoodName, colour?: ColourName): string {
  return colour === undefined ? `/good/${name}.svg` : `/good/${name}.${colour}.svg`
}

interface Shown {
  name: GoodName
  colour?: ColourName
  label: string
}

/** A gallery of the one picture that a good has. */
export function goodGallery({ name, colour, label }: Shown, language: Language): NonNullable<Product['media_gallery']> {
  const image = goodImage(name, colour)
  return [{ image, pos: 1, typ: 'image', lab: label, alt: describeGood(name, language, colour) }]
}
