import { drawBelt } from './good/belt.ts'
import { drawBook, drawGuide } from './good/bound-volume.ts'
import { drawBrush } from './good/brush.ts'
import { drawCareSet } from './good/care-set.ts'
import { drawCloth } from './good/cloth.ts'
import { drawGiftSet } from './good/gift-set.ts'
import { drawGiftVoucher } from './good/gift-voucher.ts'
import type { GoodName } from './good/good-name.ts'
import { drawInsoles } from './good/insoles.ts'
import { drawLaces } from './good/laces.ts'
import { drawLeatherMilk } from './good/leather-milk.ts'
import { drawShoeBag } from './good/shoe-bag.ts'
import { drawShoeCream } from './good/shoe-cream.ts'
import { drawShoeHorn } from './good/shoe-horn.ts'
import { drawShoeSet } from './good/shoe-set.ts'
import { drawShoeTree } from './good/shoe-tree.ts'
import { drawSuedeBrush } from './good/suede-brush.ts'
import { drawSuedeSpray } from './good/suede-spray.ts'
import { drawValetBox } from './good/valet-box.ts'
import { drawVoucher } from './good/voucher.ts'
import { drawWaxPolish } from './good/wax-polish.ts'
import { refitPaths } from './line/refit-paths.ts'
import type { ColourName } from './params/colour.ts'
import type { DetailName } from './params/shoe-params.ts'
import { createSheet, type Sheet } from './svg/sheet.ts'

export interface GoodOptions {
  /** For belts, laces, cream and wax; the others are what they are. */
  colour?: ColourName
  /** Starts every id of the drawing. */
  idPrefix?: string
}

/** One good on the board of the shoes, as a whole SVG document. */
export function drawGood(good: GoodName, detail: DetailName, { colour, idPrefix }: GoodOptions = {}): string {
  const sheet = createSheet(detail, idPrefix)
  const whole = sheet.close(drawings[good](sheet, colour))
  return detail === 'stage' ? whole : refitPaths(whole, tolerance[detail])
}

/** How far a path may stray in a small picture, in units. */
const tolerance = { thumb: 8, card: 0.9 } as const

const drawings: Readonly<Record<GoodName, (sheet: Sheet, colour?: ColourName) => string>> = {
  'shoe-tree': drawShoeTree,
  'shoe-cream': drawShoeCream,
  'wax-polish': drawWaxPolish,
  'suede-spray': drawSuedeSpray,
  'leather-milk': drawLeatherMilk,
  brush: (sheet) => drawBrush(sheet),
  'suede-brush': drawSuedeBrush,
  cloth: drawCloth,
  'shoe-horn': drawShoeHorn,
  laces: drawLaces,
  insoles: drawInsoles,
  belt: (sheet, colour = 'cognac') => drawBelt(sheet, { colour, leather: 'calf' }),
  'belt-suede': (sheet, colour = 'tobacco') => drawBelt(sheet, { colour, leather: 'suede' }),
  'shoe-bag': drawShoeBag,
  'valet-box': drawValetBox,
  'care-set': drawCareSet,
  'gift-set': drawGiftSet,
  'shoe-set': drawShoeSet,
  voucher: drawVoucher,
  'gift-voucher': drawGiftVoucher,
  guide: drawGuide,
  book: drawBook,
}
