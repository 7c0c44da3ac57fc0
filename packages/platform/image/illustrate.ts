import type { DetailName } from '@welt/illustration/params/shoe-params.ts'
import { drawOld } from './draw-old.ts'
import type { DrawnThing } from './drawing.ts'

/** Draws with the shop's own drawing code, at once and in this thread; nothing when there is no such good. */
export function illustrate(drawing: DrawnThing, detail: DetailName): string | undefined {
  return drawOld(drawing, detail)
}
