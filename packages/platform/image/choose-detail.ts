import type { DetailName, ShoeView } from '@welt/illustration/params/shoe-params.ts'
import type { Drawing } from './drawing.ts'
import type { Format } from './format.ts'
import type { Frame } from './frame.ts'

/** Windows on the side view, about a third of it wide: what is seen is three times as large. */
const closeViews: ReadonlySet<ShoeView> = new Set(['toe', 'welt', 'facing'])

/**
 * How finely to draw. An SVG travels as it is drawn, so it is drawn for its size. A raster costs the same bytes whatever it
 * was made of: at 400 px the finest drawing takes 40 ms more than the middle one, and smooth leather shows no rows of light.
 * On the small pictures beside a stage no stitch could be seen, and a page asks for a dozen of them at once.
 */
export function chooseDetail(
  drawing: Drawing,
  { width, height }: Pick<Frame, 'width' | 'height'>,
  format: Format,
): DetailName {
  // Names are written on the finest drawing, numbers on the middle one.
  if (drawing.kind === 'shoe' && drawing.lettering) return drawing.lettering.language ? 'stage' : 'card'
  const isClose = drawing.kind === 'shoe' && closeViews.has(drawing.view)
  const side = Math.max(width, height) * (isClose ? 3 : 1)
  if (format !== 'svg') return side > 200 ? 'stage' : side > 120 ? 'card' : 'thumb'
  if (side > 400) return 'stage'
  return side > 200 ? 'card' : 'thumb'
}
