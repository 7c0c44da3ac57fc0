import type { ColourName } from '@welt/illustration/params/colour.ts'
import { patternNames } from '@welt/illustration/params/shoe-params.ts'
import { describeShoe } from '@welt/illustration/text/describe-shoe.ts'
import type { Model, ModelText, Range, Tannery } from '../collection/model.ts'
import { models } from '../collection/models.ts'
import type { Language } from '../localized.ts'
import { shoeParams } from '../shoe/shoe-picture.ts'
import { kindOf } from '../shoe/shoe-words.ts'
import { cutChoices, leatherColours, leatherSurcharge } from './cut-choices.ts'
import { createDraw, type Draw } from './draw.ts'
import { placeNames } from './place-names.ts'
import { sentenceParts } from './sentence-parts.ts'

/** Above the numbers of the collection and of everything that follows from those. */
const firstNumber = 1_000_001

const tanneries: Readonly<Record<Model['leather'], readonly [Tannery, ...Tannery[]]>> = {
  calf: ['oberthal', 'kestrel', 'marchetti'],
  grain: ['aubrac', 'lohmuehle'],
  suede: ['sandner'],
  cordovan: ['lohmuehle'],
  patent: ['kestrel'],
}

/** The model at a place beyond the collection: parts that go together, always the same for the same place. */
export function drawModel(place: number, fewSizes: number): Model {
  const draw = createDraw(place)
  const number = firstNumber + place
  const wearer = draw.percent(25) ? 'women' : 'men'
  const pattern = patternNames[place % patternNames.length] ?? 'derby'
  const cut = cutChoices[pattern]
  const leather = draw.oneOf(cut.leathers)
  const name = `${placeNames[place % placeNames.length]} ${2 + Math.floor(place / placeNames.length)}`
  const gross = cut.gross + leatherSurcharge[leather] + draw.below(8) * 10
  const make = draw.oneOf(cut.makes)
  const range: Range = wearer === 'women' ? 'womens-one-width' : 'mens-one-width'
  const model: Omit<Model, 'text'> = {
    number,
    sku: name.toUpperCase().replaceAll(' ', '-'),
    name,
    wearer,
    pattern,
    last: draw.oneOf(cut.lasts[wearer]),
    make,
    welt: make === 'blake' ? 'none' : draw.oneOf(['270', '270', '360', 'storm']),
    sole: draw.oneOf(cut.soles),
    seam: draw.oneOf(['tonal', 'tonal', 'natural']),
    leather,
    patina: leather === 'calf' ? draw.oneOf([0, 1, 2, 3]) : 0,
    metal: draw.oneOf(['brass', 'nickel', 'black']),
    lace: draw.oneOf(['round', 'flat', 'contrast']),
    colours: drawColours(leatherColours[leather], draw),
    tannery: draw.oneOf(tanneries[leather]),
    lining: draw.oneOf(['calf', 'calf', 'goat']),
    weight: Math.round((cut.weight * (wearer === 'women' ? 0.75 : 1)) / 5) * 5 + draw.below(8) * 5,
    range,
    gross,
    ...(draw.percent(8) && { reducedGross: Math.round(gross * 0.085) * 10 - 1 }),
    since: drawDay(draw),
    ...(draw.percent(3) && { isNew: true }),
    ...(draw.percent(2) && { isBestseller: true }),
    ...(draw.percent(4) && { isOutlet: true }),
    fewSizes,
    related: relatedTo(pattern, wearer),
  }
  return { ...model, text: { de: textOf(model, 'de', place), en: textOf(model, 'en', place) } }
}

function drawColours(all: readonly [ColourName, ...ColourName[]], draw: Draw): Model['colours'] {
  const first = draw.below(all.length)
  const count = 1 + draw.below(Math.min(3, all.length))
  const [colour = all[0], ...rest] = [...all.slice(first), ...all.slice(0, first)].slice(0, count)
  return [colour, ...rest]
}

function drawDay(draw: Draw): string {
  const month = String(1 + draw.below(10)).padStart(2, '0')
  return `${2019 + draw.below(8)}-${month}-${String(1 + draw.below(28)).padStart(2, '0')}`
}

const alike = Map.groupBy(models, ({ pattern, wearer }) => `${pattern} ${wearer}`)

function relatedTo(pattern: Model['pattern'], wearer: Model['wearer']): string[] {
  return (alike.get(`${pattern} ${wearer}`) ?? []).slice(0, 4).map(({ sku }) => sku)
}

function textOf(model: Omit<Model, 'text'>, language: Language, place: number): ModelText {
  const parts = sentenceParts[language]
  const second = place % 2 === 0 ? 0 : 1
  const shown = describeShoe(shoeParams(model, model.colours[0]), 'side', language)
  return {
    sentence: shown.slice(0, shown.lastIndexOf(', ')),
    description: [
      [parts.opening(model.name, kindOf(model, language)), parts.pattern[model.pattern], parts.last[model.last]].join(
        ' ',
      ),
      [parts.leather[model.leather][second], parts.sole[model.sole][second], parts.make[model.make]].join(' '),
    ],
  }
}
