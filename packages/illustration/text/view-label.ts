import type { Localized } from '../params/localized.ts'
import type { PatternName, ShoeParams, ShoeView } from '../params/shoe-params.ts'

/** How a view ends the sentence about a shoe. */
export function viewLabel(view: ShoeView, { pattern, making }: Pick<ShoeParams, 'pattern' | 'making'>): Localized {
  // Where there is no welt, the same window shows the edge of the sole.
  if (view === 'welt' && making.welt === 'none') return edge
  return view === 'facing' ? facingLabels[pattern] : viewLabels[view]
}

const viewLabels: Readonly<Record<Exclude<ShoeView, 'facing'>, Localized>> = {
  side: { de: 'von außen', en: 'outer side' },
  inner: { de: 'von innen', en: 'inner side' },
  top: { de: 'das Paar von oben', en: 'the pair from above' },
  sole: { de: 'das Paar von unten', en: 'the pair from below' },
  heel: { de: 'von hinten', en: 'from behind' },
  toe: { de: 'Spitze im Detail', en: 'detail of the toe' },
  welt: { de: 'Rahmen im Detail', en: 'detail of the welt' },
  construction: { de: 'Lage für Lage', en: 'layer by layer' },
  measure: { de: 'mit Länge und Höhe', en: 'with length and height' },
}

const edge: Localized = { de: 'Sohlenkante im Detail', en: 'detail of the edge' }
const lacing: Localized = { de: 'Schnürung im Detail', en: 'detail of the lacing' }
const buckle: Localized = { de: 'Schnalle im Detail', en: 'detail of the buckle' }

const facingLabels: Readonly<Record<PatternName, Localized>> = {
  'plain-oxford': lacing,
  'cap-oxford': lacing,
  'semi-brogue': lacing,
  'full-brogue': lacing,
  derby: lacing,
  'derby-brogue': lacing,
  'single-monk': buckle,
  'double-monk': { de: 'Schnallen im Detail', en: 'detail of the buckles' },
  'penny-loafer': { de: 'Steg im Detail', en: 'detail of the strap' },
  'tassel-loafer': { de: 'Troddeln im Detail', en: 'detail of the tassels' },
  chelsea: { de: 'Gummizug im Detail', en: 'detail of the elastic' },
  'lace-boot': lacing,
  jodhpur: buckle,
  sneaker: lacing,
}
