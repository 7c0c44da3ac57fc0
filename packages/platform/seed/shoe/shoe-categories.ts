import type { PatternName } from '@welt/illustration/params/shoe-params.ts'
import type { CategoryKey } from '../category/category-seed.ts'
import type { Model } from '../collection/model.ts'

/** A Budapester is a brogued Derby, a semi-brogue an Oxford: both are looked for in either place. */
const mens: Readonly<Record<PatternName, readonly CategoryKey[]>> = {
  'plain-oxford': ['oxford'],
  'cap-oxford': ['oxford'],
  'semi-brogue': ['oxford', 'semiBrogue'],
  'full-brogue': ['brogue'],
  derby: ['derby'],
  'derby-brogue': ['derby', 'brogue'],
  'single-monk': ['monk'],
  'double-monk': ['monk'],
  'penny-loafer': ['loafer'],
  'tassel-loafer': ['loafer'],
  chelsea: ['boots', 'chelseaBoots'],
  'lace-boot': ['boots', 'laceBoots'],
  jodhpur: ['boots', 'jodhpurs'],
  sneaker: ['sneaker'],
}

const womens: Readonly<Record<PatternName, readonly CategoryKey[]>> = {
  'plain-oxford': ['womensOxford'],
  'cap-oxford': ['womensOxford'],
  'semi-brogue': ['womensOxford', 'womensBrogue'],
  'full-brogue': ['womensBrogue'],
  derby: ['womensDerby'],
  'derby-brogue': ['womensDerby', 'womensBrogue'],
  'single-monk': ['womensMonk'],
  'double-monk': ['womensMonk'],
  'penny-loafer': ['womensLoafer'],
  'tassel-loafer': ['womensLoafer'],
  chelsea: ['boots', 'womensBoots'],
  'lace-boot': ['boots', 'womensBoots'],
  jodhpur: ['boots', 'womensBoots'],
  sneaker: ['womensSneaker'],
}

/** The year of the collection: what came off the last for the first time in it is new. */
const thisYear = '2026'

/** Every list that shows the model. */
export function shoeCategories(model: Model): CategoryKey[] {
  return [
    model.wearer,
    ...(model.wearer === 'women' ? womens : mens)[model.pattern],
    ...(model.since.startsWith(thisYear) ? (['new'] as const) : []),
    ...(model.isBestseller ? (['bestsellers'] as const) : []),
    ...(model.isInspiration ? (['inspirations'] as const) : []),
    ...(model.isOutlet ? (['outlet'] as const) : []),
  ]
}
