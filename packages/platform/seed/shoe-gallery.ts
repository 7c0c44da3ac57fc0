import { shoeImagePath } from '../image/image-path.ts'
import type { LeatherColour } from '../image/leather-colour.ts'
import type { ShoeView } from '../image/shoe-name.ts'
import type { Language, Localized } from './localized.ts'
import type { Model } from './models.ts'

const views: readonly { view: ShoeView; label: Localized }[] = [
  { view: 'side', label: { de: 'Außenseite', en: 'Outer side' } },
  { view: 'detail-toe', label: { de: 'Spitze', en: 'Toe' } },
  { view: 'detail-facing', label: { de: 'Schaft', en: 'Upper' } },
  { view: 'top', label: { de: 'Paar von oben', en: 'The pair from above' } },
  { view: 'sole', label: { de: 'Sohle', en: 'Sole' } },
  { view: 'heel', label: { de: 'Ferse', en: 'Heel' } },
  { view: 'detail-welt', label: { de: 'Rahmen', en: 'Welt' } },
  { view: 'inner', label: { de: 'Innenseite', en: 'Inner side' } },
]

export function shoeImage(model: Model, colour: LeatherColour, view: ShoeView = 'side'): string {
  return shoeImagePath({ pattern: model.drawing, leather: model.leather, colour, view })
}

/** The pictures of one colour, in the order in which the product page shows them. */
export function shoeGallery(model: Model, colour: LeatherColour, language: Language) {
  return views.map(({ view, label }, index) => ({
    image: shoeImage(model, colour, view),
    pos: index + 1,
    typ: 'image',
    lab: label[language],
  }))
}
