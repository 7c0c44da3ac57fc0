import type { ColourName } from '@welt/illustration/params/colour.ts'
import type { Model } from '../../collection/model.ts'

/** What a sentence says about the shoe: something good, something worth knowing, or something wrong. */
export type Tone = 'praise' | 'remark' | 'complaint'

/**
 * One observation in both languages. `{name}`, `{colour}`, `{size}`, `{usual}`, `{width}`, `{last}`, `{shoe}` and
 * `{shoes}` are filled in; of `[three|four|five]` one is chosen, the same one in both languages.
 */
export interface Line {
  tone: Tone
  de: string
  en: string
  /** Months that the shoe must have been on sale for somebody to know this. */
  months?: number
  when?: (model: Model, colour: ColourName) => boolean
}

type More = Pick<Line, 'months' | 'when'>

export const praise = (de: string, en: string, more: More = {}): Line => ({ tone: 'praise', de, en, ...more })
export const remark = (de: string, en: string, more: More = {}): Line => ({ tone: 'remark', de, en, ...more })
export const complaint = (de: string, en: string, more: More = {}): Line => ({ tone: 'complaint', de, en, ...more })

const boots: ReadonlySet<Model['pattern']> = new Set(['chelsea', 'lace-boot', 'jodhpur'])
const slipOns: ReadonlySet<Model['pattern']> = new Set(['penny-loafer', 'tassel-loafer', 'chelsea'])
const buckled: ReadonlySet<Model['pattern']> = new Set(['single-monk', 'double-monk', 'jodhpur'])

export const isBoot = ({ pattern }: Model): boolean => boots.has(pattern)
export const isLaced = ({ pattern }: Model): boolean => !slipOns.has(pattern) && !buckled.has(pattern)
export const isForMen = ({ wearer }: Model): boolean => wearer === 'men'
export const isForWomen = ({ wearer }: Model): boolean => wearer === 'women'
/** For the office and the evening rather than for fields and snow. */
export const isDressy = ({ sole, pattern, make }: Model): boolean =>
  sole !== 'commando' && sole !== 'crepe' && pattern !== 'sneaker' && make !== 'norwegian'
