import type { DetailName } from '@welt/illustration/params/shoe-params.ts'
import type { Format } from './format.ts'
import type { Frame } from './frame.ts'

/** How finely to draw. A raster costs the same bytes whatever it was made of, so it never needs the coarsest drawing. */
export function chooseDetail({ width, height }: Pick<Frame, 'width' | 'height'>, format: Format): DetailName {
  const side = Math.max(width, height)
  if (side > 400) return 'stage'
  return format === 'svg' && side <= 200 ? 'thumb' : 'card'
}
