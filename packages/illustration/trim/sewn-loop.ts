import type { Look } from '../leather/look.ts'
import { hexOf } from '../leather/rgb.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'

export interface SewnLoop {
  /** Outline, closed, as path data in board units. */
  d: string
  fill: string
  /** Width of the dark line around it. */
  edge: number
  shade: { opacity: number; shift: string }
  stitches: { d: string; width: number; dash: string; opacity: number }
}

/** A loop by which a boot is pulled on, flat towards the eye: its shade, the band, the stitches that hold it. */
export function drawSewnLoop(sheet: Sheet, look: Look, loop: SewnLoop, light = ''): string {
  const { d, fill, edge, shade, stitches } = loop
  const body = element('path', { d, fill, stroke: hexOf(look.ramp[0]), 'stroke-width': edge })
  if (sheet.detail === 'thumb') return body
  return group(
    {},
    group(
      { filter: sheet.blur(2.6) },
      element('path', { d, fill: '#120803', opacity: shade.opacity, transform: shade.shift }),
    ),
    body,
    element('path', {
      d: stitches.d,
      fill: 'none',
      stroke: look.thread,
      'stroke-width': stitches.width,
      'stroke-dasharray': stitches.dash,
      opacity: stitches.opacity,
    }),
    light,
  )
}
