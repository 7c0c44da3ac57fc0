import { type ColourName } from '../params/colour.ts'
import type { Sheet } from '../svg/sheet.ts'
import { drawBrush } from './brush.ts'
import { moved } from './moved.ts'
import { drawShoeCream } from './shoe-cream.ts'
import { drawShoeTree } from './shoe-tree.ts'

/** What a new pair needs in its first year: trees behind, brush and cream before them. */
export function drawCareSet(sheet: Sheet, colour?: ColourName): string {
  return (
    moved(drawShoeTree(sheet), { x: 720, y: 872, scale: 1 }) +
    moved(drawShoeCream(sheet, colour), { x: 1150, y: 950, scale: 0.62 }) +
    moved(drawBrush(sheet, 0.34), { x: 520, y: 966, scale: 0.72 })
  )
}
