import type { DetailName, ShoeView } from '@welt/illustration/params/shoe-params.ts'
import type { Drawing } from './drawing.ts'
import type { Format } from './format.ts'
import type { Frame } from './frame.ts'

/** Windows on the side view, about a third of it wide: what is seen is three times as large. */
const closeViews: ReadonlySet<ShoeView> = new Set(['toe', 'welt', 'facing'])

/** How finely to draw. A raster costs the same bytes whatever it was made of, so it never needs the coarsest drawing. */
export function chooseDetail(
  drawing: Drawing,
  { width, height }: Pick<Frame, 'width' | 'height'>,
  format: Format,
): DetailName {
  // Names are written on the finest drawing, numbers on the middle one.
  if (drawing.kind === 'shoe' && drawing.lettering) return drawing.lettering.language ? 'stage' : 'card'
  const isClose = drawing.kind === 'shoe' && closeViews.has(drawing.view)
  const side = Math.max(width, height) * (isClose ? 3 : 1)
  if (side > 400) return 'stage'
  return format === 'svg' && side <= 200 ? 'thumb' : 'card'
}
