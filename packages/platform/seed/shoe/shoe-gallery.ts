import type { Product } from '@welt/contract/entity/product.ts'
import type { ColourName } from '@welt/illustration/params/colour.ts'
import type { ShoeView } from '@welt/illustration/params/shoe-params.ts'
import { describeShoe } from '@welt/illustration/text/describe-shoe.ts'
import type { Model } from '../collection/model.ts'
import type { Localized } from '../localized.ts'
import type { View } from '../view.ts'
import { shoeParams, shoePicturePath } from './shoe-picture.ts'

/** The construction drawing is shown elsewhere on the page. */
const views: readonly { view: ShoeView; label: Localized }[] = [
  { view: 'side', label: { de: 'Außenseite', en: 'Outer side' } },
  { view: 'toe', label: { de: 'Spitze', en: 'Toe' } },
  { view: 'facing', label: { de: 'Schaft', en: 'Upper' } },
  { view: 'top', label: { de: 'Paar von oben', en: 'The pair from above' } },
  { view: 'sole', label: { de: 'Sohle', en: 'Sole' } },
  { view: 'heel', label: { de: 'Ferse', en: 'Heel' } },
  { view: 'welt', label: { de: 'Rahmen', en: 'Welt' } },
  { view: 'inner', label: { de: 'Innenseite', en: 'Inner side' } },
  { view: 'measure', label: { de: 'Maße', en: 'Measurements' } },
]

/** A shoe that is sewn through has no welt to show. */
const edgeLabel: Localized = { de: 'Sohlenkante', en: 'Edge of the sole' }

/** A catalogue that was enlarged for measuring is kept small enough to be loaded. */
const fewViews: ReadonlySet<ShoeView> = new Set(['side', 'top', 'sole'])

/** The model of which there is a film. */
const filmed = 'BRUENN'
const filmTitle: Localized = { de: 'Film: zwiegenäht', en: 'Film: Norwegian welting' }

/** The pictures of one colour, in the order in which the product page shows them. */
export function shoeGallery(model: Model, colour: ColourName, view: View): NonNullable<Product['media_gallery']> {
  const params = shoeParams(model, colour)
  const shownViews = model.fewSizes === undefined ? views : views.filter(({ view }) => fewViews.has(view))
  const pictures = shownViews.map(({ view: shown, label }, index) => ({
    image: shoePicturePath(params, shown),
    pos: index + 1,
    typ: 'image',
    lab: (shown === 'welt' && params.making.welt === 'none' ? edgeLabel : label)[view.language],
    alt: describeShoe(params, shown, view.language),
  }))
  return model.sku === filmed ? [...pictures, film(shoePicturePath(params, 'welt'), view)] : pictures
}

function film(image: string, { language }: View) {
  const title = filmTitle[language]
  return {
    image,
    pos: views.length + 1,
    typ: 'video',
    lab: title,
    alt: title,
    vid: { url: '/media/film/norwegian-welt.webm', title, desc: '', meta: '', type: 'video' },
  }
}
