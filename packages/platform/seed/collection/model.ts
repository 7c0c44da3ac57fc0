import type { ColourName } from '@welt/illustration/params/colour.ts'
import type {
  LastName,
  LeatherName,
  MetalName,
  PatternName,
  ShoeParams,
  SoleName,
  WeltName,
} from '@welt/illustration/params/shoe-params.ts'
import type { Make } from '../attribute/shoe-attributes.ts'
import type { Language } from '../localized.ts'

/** Where the upper leather comes from. The names are invented. */
export type Tannery = 'oberthal' | 'sandner' | 'aubrac' | 'kestrel' | 'marchetti' | 'lohmuehle'

export type Lining = 'calf' | 'calf-unlined-vamp' | 'goat' | 'shearling' | 'textile'

/** In which sizes and widths it is made. */
export type Range = 'mens' | 'mens-one-width' | 'mens-cordovan' | 'womens' | 'womens-one-width'

/** What a model says about itself in one language; everything that follows from its parameters is written elsewhere. */
export interface ModelText {
  /** One sentence below the name, without a full stop. */
  sentence: string
  /** One to three paragraphs, plain text. */
  description: readonly string[]
  /** One fact for the card, where the usual "Oxford, smooth calf" does not tell enough. */
  fact?: string
  /** Last part of the address of its page, where name and type do not make a good one. */
  urlKey?: string
}

/** One model of the collection: a way of making a shoe that comes in some colours. */
export interface Model {
  /** Numbers the product (1000 + number) and its variants. */
  number: number
  /** The name in capital ASCII letters: `BRUENN`. */
  sku: string
  name: string
  wearer: 'men' | 'women'
  pattern: PatternName
  last: LastName
  make: Make
  welt: WeltName
  sole: SoleName
  seam: ShoeParams['making']['seam']
  leather: LeatherName
  patina: ShoeParams['finish']['patina']
  metal: MetalName
  lace: ShoeParams['trim']['lace']
  /** The first one is shown on the card. */
  colours: readonly [ColourName, ...ColourName[]]
  tannery: Tannery
  lining: Lining
  /** Of one shoe in EU 42 (women 38), in grams. */
  weight: number
  range: Range
  /** What a shopper pays, in euros; the German views store it without tax. */
  gross: number
  reducedGross?: number
  /** When it came into the collection: `2026-09-28`. */
  since: string
  /** When something about it last changed, where that was later. */
  updated?: string
  isNew?: true
  isBestseller?: true
  isOutlet?: true
  isInspiration?: true
  soldOutColour?: ColourName
  /** Made on demand once the shelf is empty. */
  backorder?: true
  /** Made in so many sizes of one width only: a catalogue that was enlarged for measuring. */
  fewSizes?: number
  /** Skus of models that somebody who likes this one may like. */
  related: readonly string[]
  text: Readonly<Record<Language, ModelText>>
}
