import { lineOnBoard } from '../last/on-board.ts'
import { blend, hexOf, mixed } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import { type Line, nth, point } from '../line/point.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import type { SideScene } from './side-scene.ts'

/**
 * A shaft is a tube: seen from a little above, its far rim bends up as the near one bends down, and both meet at back
 * and front. `rise` is how far apart they stand in the middle, `front` how much of it is left at the front, where a
 * facing lies open.
 */
export function drawShaftOpening({ sheet, profile, look }: SideScene, { rise = 8, front = 0 } = {}): string {
  const { topline } = profile
  const [start, end] = [nth(topline, 0), nth(topline, -1)]
  // Its ends stand inside the silhouette and go down behind the near rim, so that none of them looks out.
  const [from, width] = [start.x + 0.9, end.x - start.x - 1.8]
  const arch = Array.from({ length: 33 }, (_, index) => {
    const t = index / 32
    const bulge = Math.sin(Math.PI * t) ** 0.62 * rise * (1 - front * t) + front * rise * t ** 2
    const sag = rise * 0.42 * Math.sin(Math.PI * t)
    return point(from + width * t, start.y + (end.y - start.y) * t + bulge - sag)
  })
  const far = [point(from, start.y - 2), ...arch, point(from + width, end.y - 2)]
  const near = topline.map(({ x, y }) => point(x, y - 3)).toReversed()
  const hole = pathOf(lineOnBoard([...far, ...near]), { closed: true })
  const rim = pathOf(lineOnBoard(far))
  const inside = mixed(look.lining, '#2a1508', 0.3)
  const edge = (stroke: string, width: number, opacity = 1): string =>
    element('path', { d: rim, stroke, 'stroke-width': width * board.unit, opacity })
  const leather = hexOf(blend(look.ramp[1], look.ramp[2], 0.6))
  if (sheet.detail === 'thumb') {
    return element('path', { d: hole, fill: inside }) + group({ fill: 'none' }, edge(leather, 1.2))
  }
  const clip = sheet.define('open', (id) => element('clipPath', { id }, element('path', { d: hole })))
  const dark = (line: Line, width: number, opacity: number): string =>
    element('path', {
      d: pathOf(lineOnBoard(line)),
      'stroke-width': width * board.unit,
      opacity,
    })
  const back = topline.slice(0, Math.ceil(topline.length * 0.22))
  const toe = topline.slice(Math.floor(topline.length * 0.84))
  return (
    group(
      { 'clip-path': clip },
      element('path', { d: hole, fill: inside }),
      group(
        { fill: 'none', stroke: '#180a04', filter: sheet.blur(7) },
        dark(topline, 6, 0.75),
        dark(back, 9, 0.5),
        dark(toe, 6, 0.45),
      ),
    ) +
    group({ fill: 'none' }, edge(hexOf(look.ramp[0]), 1.7), edge(leather, 1.1), edge(hexOf(look.ramp[4]), 0.26, 0.5))
  )
}
