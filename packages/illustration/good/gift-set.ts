import { type ColourName } from '../params/colour.ts'
import type { Sheet } from '../svg/sheet.ts'
import { moved } from './moved.ts'
import { createPlace } from './place.ts'
import { shoeBox } from './shoe-box.ts'
import { drawShoeCream } from './shoe-cream.ts'
import { drawShoeTree } from './shoe-tree.ts'

/** A pair in its box, with trees and cream. */
export function drawGiftSet(sheet: Sheet, colour?: ColourName): string {
  const place = createPlace(0.84, 670, 930)
  return (
    shoeBox(sheet, place) +
    moved(drawShoeTree(sheet), { x: 640, y: place.y(-126), scale: 0.84 }) +
    moved(drawShoeCream(sheet, colour), { x: 1262, y: 962, scale: 0.7 })
  )
}
