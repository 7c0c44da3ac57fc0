import { draw } from '@welt/illustration/draw.ts'
import { drawGood } from '@welt/illustration/draw-good.ts'
import { goodNames } from '@welt/illustration/good/good-name.ts'
import { drawPlaceholder } from '@welt/illustration/good/placeholder.ts'
import { colourNames } from '@welt/illustration/params/colour.ts'
import {
  type DetailName,
  lastNames,
  leatherNames,
  patternNames,
  type ShoeParams,
  type ShoeView,
  shoeViews,
  soleNames,
  weltNames,
} from '@welt/illustration/params/shoe-params.ts'
import { writeShoeSpec } from '@welt/illustration/params/shoe-spec.ts'
import { describeShoe } from '@welt/illustration/text/describe-shoe.ts'
import { usualShoe } from './usual-shoe.ts'

/** One picture of the sheet: drawn when its turn comes. */
export interface SheetPicture {
  name: string
  alt: string
  detail: DetailName
  /** The ground it is made for. */
  ground?: 'paper' | 'dark'
  draw: () => string
}

export interface SheetSection {
  name: string
  title: string
  columns: number
  pictures: readonly SheetPicture[]
}

export const sheetSections: readonly SheetSection[] = [
  {
    name: 'patterns',
    title: 'Patterns and views',
    columns: shoeViews.length,
    pictures: patternNames.flatMap((pattern) => shoeViews.map((view) => shoe(usualShoe(pattern), view, 'card'))),
  },
  {
    name: 'stage',
    title: 'Patterns, large',
    columns: 3,
    pictures: patternNames.map((pattern) => shoe(usualShoe(pattern), 'side', 'stage')),
  },
  {
    name: 'thumbs',
    title: 'Thumbs',
    columns: 7,
    pictures: patternNames.flatMap((pattern) =>
      (['side', 'top', 'sole'] as const).map((view) => shoe(usualShoe(pattern), view, 'thumb')),
    ),
  },
  {
    name: 'leathers',
    title: 'Leathers',
    columns: 5,
    pictures: (['cognac', 'black', 'bordeaux', 'navy'] as const).flatMap((colour) =>
      leatherNames.map((leather) => {
        const params = usualShoe('cap-oxford')
        return shoe({ ...params, finish: { leather, colour, patina: 1 } }, 'side', 'card')
      }),
    ),
  },
  {
    name: 'colours',
    title: 'Colours',
    columns: 6,
    pictures: colourNames.map((colour) => {
      const params = usualShoe('derby')
      return shoe({ ...params, finish: { ...params.finish, colour } }, 'side', 'card')
    }),
  },
  {
    name: 'lasts',
    title: 'Lasts',
    columns: 3,
    pictures: lastNames.flatMap((last) =>
      (['side', 'top', 'measure'] as const).map((view) => shoe({ ...usualShoe('plain-oxford'), last }, view, 'card')),
    ),
  },
  {
    name: 'bottoms',
    title: 'Soles and welts',
    columns: 6,
    pictures: soleNames.flatMap((sole) =>
      weltNames.flatMap((welt) =>
        (['side', 'construction'] as const).map((view) => {
          const params = usualShoe('derby')
          return shoe({ ...params, making: { ...params.making, sole, welt } }, view, 'card')
        }),
      ),
    ),
  },
  {
    name: 'constructions',
    title: 'Constructions, named',
    columns: 2,
    pictures: patternNames.flatMap((pattern) => [
      shoe(usualShoe(pattern), 'construction', 'stage'),
      { ...shoe(usualShoe(pattern), 'construction', 'stage', 'dark'), ground: 'dark' as const },
    ]),
  },
  {
    name: 'goods',
    title: 'Goods',
    columns: 5,
    pictures: [
      ...goodNames.map((good) => ({
        name: good,
        alt: good,
        detail: 'card' as const,
        draw: () => drawGood(good, 'card'),
      })),
      { name: 'placeholder', alt: 'placeholder', detail: 'thumb', draw: drawPlaceholder },
    ],
  },
  {
    name: 'goods-large',
    title: 'Goods, large',
    columns: 3,
    pictures: goodNames.map((good) => ({
      name: `${good}-stage`,
      alt: good,
      detail: 'stage' as const,
      draw: () => drawGood(good, 'stage'),
    })),
  },
  {
    name: 'goods-colours',
    title: 'Goods in colours',
    columns: 9,
    pictures: (['belt', 'belt-suede', 'laces', 'shoe-cream', 'wax-polish'] as const).flatMap((good) =>
      colourNames.map((colour) => ({
        name: `${good}-${colour}`,
        alt: `${good} ${colour}`,
        detail: 'card' as const,
        draw: () => drawGood(good, 'card', { colour }),
      })),
    ),
  },
]

function shoe(params: ShoeParams, view: ShoeView, detail: DetailName, tone?: 'dark'): SheetPicture {
  return {
    name: [writeShoeSpec(params), view, detail, tone].filter(Boolean).join('-'),
    alt: describeShoe(params, view, 'en'),
    detail,
    draw: () => draw(params, view, detail, tone ? { tone } : {}),
  }
}
