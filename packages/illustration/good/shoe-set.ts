import type { ColourName } from '../params/colour.ts'
import { drawSide } from '../side/draw-side.ts'
import type { Sheet } from '../svg/sheet.ts'
import { moved } from './moved.ts'
import { drawShoeCream } from './shoe-cream.ts'
import { drawShoeTree } from './shoe-tree.ts'

/** A cap-toe Oxford with all it needs at home: its trees and a jar of cream before it. */
export function drawShoeSet(sheet: Sheet, colour: ColourName = 'cognac'): string {
  const shoe = drawSide(
    sheet,
    {
      pattern: 'cap-oxford',
      last: '71',
      making: { welt: '270', sole: 'leather', seam: 'tonal' },
      finish: { leather: 'calf', colour, patina: 2 },
      trim: { metal: 'brass', lace: 'round' },
      seed: 1,
    },
    'outer',
  )
  const cream = moved(drawShoeCream(sheet), { x: 1262, y: 968, scale: 0.58 })
  return moved(shoe, { x: 706, y: 860, scale: 0.88 }) + drawTree(sheet) + cream
}

/** Beside a shoe it is small: on a card its grain would weigh more than it shows, and a thumb has no room for it. */
function drawTree(sheet: Sheet): string {
  if (sheet.detail === 'thumb') return ''
  const grain: Sheet = sheet.detail === 'card' ? { ...sheet, detail: 'thumb' } : sheet
  return moved(drawShoeTree(grain), { x: 790, y: 1002, scale: 0.64 })
}
