import { hexOf } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import type { TopScene } from './top-scene.ts'

/** What free edges cast on the leather below, wider than a seam's own shade. */
export function drawLift({ sheet, frame, look }: TopScene, lines: readonly Line[]): string {
  if (sheet.detail === 'thumb') return ''
  const d = lines.map((line) => pathOf(frame.line(line))).join('')
  return softStroke(d, {
    stroke: hexOf(look.ramp[0]),
    width: 12,
    blur: 5,
    opacity: 0.55,
    layers: sheet.detail === 'stage' ? 5 : 3,
  })
}
