import { drawGood } from '@welt/illustration/draw-good.ts'
import type { DetailName } from '@welt/illustration/params/shoe-params.ts'
import { drawOld } from './draw-old.ts'
import type { DrawnThing } from './drawing.ts'

/** Draws with the shop's own drawing code, at once and in this thread. */
export function illustrate(drawing: DrawnThing, detail: DetailName): string {
  if (drawing.kind === 'good') return drawGood(drawing.good, detail, drawing.colour ? { colour: drawing.colour } : {})
  return drawOld(drawing, detail)
}
