import { lineOnBoard } from '../last/on-board.ts'
import { hexOf } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { walk } from '../line/walk.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import type { LeatherScene } from './leather-part.ts'
import { aside } from './ribbon.ts'

/** How a moccasin's apron is sewn: pitch of the stitches and width of the roll, in millimetres. */
const gauge = { pitch: 3.1, roll: 2 }

/**
 * The raised seam of an apron, heel to toe: leather rolled up between the stitches, so that it swells and dips. Clip it
 * to the upper.
 */
export function drawApronSeam({ sheet, look }: LeatherScene, line: Line): string {
  const [deep, mid, light] = [hexOf(look.ramp[0]), hexOf(look.ramp[3]), hexOf(look.ramp[4])]
  const along = (by: number): string => pathOf(lineOnBoard(offset(line, by)))
  const stroke = (by: number, colour: string, width: number, opacity: number, dash?: string): string =>
    element('path', {
      d: along(by),
      stroke: colour,
      'stroke-width': width * board.unit,
      opacity,
      'stroke-dasharray': dash,
    })
  if (sheet.detail === 'thumb') return group({ fill: 'none' }, stroke(0, deep, 0.8, 0.8))
  const swell = `${(gauge.pitch - 0.9) * board.unit} ${0.9 * board.unit}`
  const layers = sheet.detail === 'stage' ? 5 : 2
  const cloudy = (by: number, colour: string, width: number, opacity: number): string =>
    softStroke(along(by), { stroke: colour, width: width * board.unit, blur: 2.6, opacity, layers })
  const soft = cloudy(-1.5, deep, 2.4, 0.75) + cloudy(1.6, deep, 1.5, 0.42) + cloudy(0.2, mid, 1.5, 0.7)
  const crisp = group(
    { fill: 'none', 'stroke-linecap': 'round' },
    stroke(-gauge.roll / 2, deep, 0.42, 0.85),
    stroke(gauge.roll / 2, deep, 0.3, 0.55),
    stroke(0.35, light, 0.5, look.gleams.length === 0 ? 0.22 : 0.42, swell),
  )
  return group({}, soft, crisp, sheet.detail === 'stage' ? drawTies(line, deep, look.thread) : '')
}

/** Threads across the roll. */
function drawTies(line: Line, deep: string, thread: string): string {
  const d = walk(line, gauge.pitch)
    .map((step) => {
      const [a, b] = lineOnBoard([aside(step, gauge.roll * 0.62), aside(step, -gauge.roll * 0.62)])
      if (!a || !b) return ''
      return `M${numberText(a.x, 1)} ${numberText(a.y, 1)}l${numberText(b.x - a.x, 1)} ${numberText(b.y - a.y, 1)}`
    })
    .join('')
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    element('path', { d, stroke: deep, 'stroke-width': 3, opacity: 0.75 }),
    element('path', { d, stroke: thread, 'stroke-width': 1.3, opacity: 0.8 }),
  )
}
