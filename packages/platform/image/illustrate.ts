import { draw } from '@welt/illustration/draw.ts'
import { drawGood } from '@welt/illustration/draw-good.ts'
import type { DetailName } from '@welt/illustration/params/shoe-params.ts'
import { readShoeSpec } from '@welt/illustration/params/shoe-spec.ts'
import type { DrawnThing } from './drawing.ts'

/** Draws with the shop's own drawing code, at once and in this thread. */
export function illustrate(drawing: DrawnThing, detail: DetailName): string {
  if (drawing.kind === 'good') return drawGood(drawing.good, detail, drawing.colour ? { colour: drawing.colour } : {})
  const shoe = readShoeSpec(drawing.spec)
  if (!shoe) throw new Error(`${drawing.spec} is not a shoe.`)
  const { language, tone } = drawing.lettering ?? {}
  return draw(shoe, drawing.view, detail, { ...(language && { language }), ...(tone && { tone }) })
}
