import { escapeHtml } from '../../html/escape-html.ts'
import { models } from '../collection/models.ts'
import type { Language } from '../localized.ts'
import { shoeImage } from '../shoe/shoe-picture.ts'

const words: Readonly<Record<Language, { alt: string; caption: string }>> = {
  de: {
    alt: 'Ein rahmengenähter Oxford, darunter auseinandergenommen die Lagen seines Bodens, mit Nummern',
    caption: '1 Schaft, 2 Brandsohle, 3 Rahmen, 4 Gelenkfeder, 5 Ausballung aus Kork, 6 Laufsohle, 7 Absatz',
  },
  en: {
    alt: 'A welted Oxford, and below it, taken apart, the layers of its bottom, with numbers',
    caption: '1 upper, 2 insole, 3 welt, 4 shank, 5 cork filler, 6 outsole, 7 heel',
  },
}

/** The drawing that takes a shoe apart. Its parts are numbered, so that it can be read on a phone. */
export function constructionFigure(language: Language): string {
  const model = models.find(({ sku }) => sku === 'WIEN')
  if (!model) throw new RangeError('The page on the making of a shoe shows a model that is none.')
  const { alt, caption } = words[language]
  const path = shoeImage(model, model.colours[0], 'construction')
  return `<figure><img src="/img/1292/950/resize${path}" alt="${escapeHtml(alt)}" width="1292" height="950" loading="lazy"><figcaption>${escapeHtml(caption)}</figcaption></figure>`
}
