import type { ShoeView } from '@welt/illustration/params/shoe-params.ts'
import { describeGood } from '@welt/illustration/text/describe-good.ts'
import { describeShoe } from '@welt/illustration/text/describe-shoe.ts'
import { escapeHtml } from '../../html/escape-html.ts'
import type { Model } from '../collection/model.ts'
import { models } from '../collection/models.ts'
import { goodImage } from '../good/good-picture.ts'
import { goodSeeds } from '../good/goods.ts'
import type { Language } from '../localized.ts'
import { shoeImage, shoeParams } from '../shoe/shoe-picture.ts'
import { urlKeyOf } from '../shoe/shoe-words.ts'

const construction: Readonly<Record<Language, { alt: string; caption: string }>> = {
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
  const wien = modelOf('WIEN')
  const { alt, caption } = construction[language]
  return figure({
    path: shoeImage(wien, wien.colours[0], 'construction'),
    size: [1292, 950],
    alt,
    caption: escapeHtml(caption),
  })
}

/** Where the pictures of a row lead, in which language. */
interface Place {
  language: Language
  link: (path: string) => string
}

/** Models side by side: what each is an example of, and the way to it. */
export function modelRow(
  view: ShoeView,
  examples: Readonly<Record<string, string>>,
  { language, link }: Place,
): string {
  return row(
    Object.entries(examples).map(([sku, word]) => {
      const model = modelOf(sku)
      return {
        path: shoeImage(model, model.colours[0], view),
        alt: describeShoe(shoeParams(model, model.colours[0]), view, language),
        caption: `${escapeHtml(word)}: <a href="${link(`/${urlKeyOf(model, language)}`)}">${escapeHtml(model.name)}</a>`,
      }
    }),
  )
}

/** What else is sold, side by side. */
export function goodRow(skus: readonly string[], { language, link }: Place): string {
  return row(
    skus.map((sku) => {
      const good = goodSeeds.find((each) => each.sku === sku)
      if (!good?.picture) throw new RangeError(`A page shows ${sku}, of which there is no picture.`)
      const { name, urlKey, picture } = good
      return {
        path: goodImage(picture.name, picture.colour),
        alt: describeGood(picture.name, language, picture.colour),
        caption: `<a href="${link(`/${urlKey[language]}`)}">${escapeHtml(name[language])}</a>`,
      }
    }),
  )
}

interface Picture {
  path: string
  size?: readonly [width: number, height: number]
  alt: string
  /** HTML. */
  caption: string
}

function row(pictures: readonly Picture[]): string {
  return `<figure>${pictures.map(figure).join('')}</figure>`
}

function figure({ path, size: [width, height] = [400, 300], alt, caption }: Picture): string {
  return `<figure><img src="/img/${width}/${height}/resize${path}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy"><figcaption>${caption}</figcaption></figure>`
}

function modelOf(sku: string): Model {
  const model = models.find((each) => each.sku === sku)
  if (!model) throw new RangeError(`A page shows ${sku}, which is no model.`)
  return model
}
