import { lineOnBoard } from '../last/on-board.ts'
import { blend, hexOf, mixed } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import { point } from '../line/point.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import type { SideScene } from './side-scene.ts'

/**
 * The far side of the opening, as if the eye looked down by some degrees: lining that sinks into the dark, and the far
 * rim in leather. `rise` is how far it stands over the near rim.
 */
export function drawOpening({ sheet, profile, look }: SideScene, rise = 8): string {
  const { topline } = profile
  const count = topline.length - 1
  const far = topline.map(({ x, y }, index) => {
    const t = index / count
    return point(
      x + 1.2 * t,
      y + rise * Math.min(1, Math.sin(Math.PI * Math.min(0.5, t * 1.5)) ** 0.8) * (1 - 0.3 * t) * (1 - t ** 9),
    )
  })
  const near = topline.map(({ x, y }) => point(x, y - 2)).toReversed()
  const hole = pathOf(lineOnBoard([...far, ...near]), { closed: true })
  // The rim ends under the tongue, before it would come out above it.
  const shown = far.slice(0, Math.ceil(far.length * 0.93))
  const rim = pathOf(lineOnBoard(offset(shown, -0.5)))
  const inside = mixed(look.lining, '#2a1508', 0.34)
  if (sheet.detail === 'thumb') {
    return element('path', { d: hole, fill: inside }) + element('path', { d: rim, ...stroke(hexOf(look.ramp[1]), 1.2) })
  }
  const clip = sheet.define('open', (id) => element('clipPath', { id }, element('path', { d: hole })))
  const dark = group(
    { 'clip-path': clip },
    element('path', { d: hole, fill: inside }),
    group(
      { filter: sheet.blur(7), fill: 'none' },
      element('path', {
        d: pathOf(lineOnBoard(offset(topline, -1))),
        stroke: '#180a04',
        'stroke-width': 9 * board.unit,
        opacity: 0.8,
      }),
      element('path', {
        d: pathOf(lineOnBoard(topline.slice(0, Math.ceil(count * 0.3)))),
        stroke: '#180a04',
        'stroke-width': 10 * board.unit,
        opacity: 0.7,
      }),
    ),
    element('path', {
      d: pathOf(lineOnBoard(offset(far, -2.6))),
      ...stroke('#1e0f06', 0.3),
      opacity: 0.55,
      'stroke-dasharray': '5.6 3.4',
    }),
  )
  return (
    dark +
    group(
      { fill: 'none', 'stroke-linecap': 'round' },
      element('path', { d: rim, stroke: hexOf(look.ramp[0]), 'stroke-width': 1.9 * board.unit }),
      element('path', {
        d: rim,
        stroke: hexOf(blend(look.ramp[1], look.ramp[2], 0.6)),
        'stroke-width': 1.3 * board.unit,
      }),
      element('path', {
        d: pathOf(lineOnBoard(offset(shown, -0.25))),
        stroke: hexOf(look.ramp[4]),
        'stroke-width': 0.28 * board.unit,
        opacity: 0.5,
      }),
    )
  )
}

const stroke = (colour: string, width: number) =>
  ({ fill: 'none', stroke: colour, 'stroke-width': width * board.unit }) as const
