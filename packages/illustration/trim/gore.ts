import { lineOnBoard } from '../last/on-board.ts'
import { hexOf, mixed } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import type { LeatherScene } from './leather-part.ts'

/** Ribs of the elastic: one every 1.25 mm. */
const rib = 5

/** An elastic gore inside a closed line: ribs from top to bottom, sinking under the leather around it. */
export function drawGore({ sheet, look }: LeatherScene, outline: Line): string {
  const placed = lineOnBoard(outline)
  const d = pathOf(placed, { closed: true })
  const cloth = mixed(hexOf(look.ramp[0]), '#2a2320', 0.45)
  if (sheet.detail === 'thumb') return element('path', { d, fill: cloth })
  const [thread, dark] = [mixed(hexOf(look.ramp[1]), '#8a8078', 0.2), mixed(cloth, '#000000', 0.62)]
  const ribs = sheet.define('Tg', (id) =>
    element(
      'pattern',
      { id, width: rib, height: 3.2, patternUnits: 'userSpaceOnUse' },
      element('rect', { width: rib, height: 3.2, fill: cloth }),
      element('path', { d: `M${rib / 2 - 0.2} 0v3.2`, stroke: thread, 'stroke-width': 1.5, opacity: 0.6 }),
      element('path', { d: 'M.4 0v3.2', stroke: dark, 'stroke-width': 1.5 }),
      element('path', { d: `M0 .4h${rib}`, stroke: dark, 'stroke-width': 0.7, opacity: 0.4 }),
    ),
  )
  const xs = placed.map(({ x }) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const round = sheet.define('Th', (id) =>
    element(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: left, x2: right, y1: 0, y2: 0 },
      stop(0, '#000', 0.45),
      stop(0.3, '#fff', 0.14),
      stop(0.52, '#fff', 0.05),
      stop(1, '#000', 0.5),
    ),
  )
  const clip = sheet.define('Ti', (id) => element('clipPath', { id }, element('path', { d })))
  return group(
    { 'clip-path': clip },
    element('path', { d, fill: ribs }),
    element('path', { d, fill: round }),
    element('path', { d, fill: 'none', stroke: '#000', 'stroke-width': 13, opacity: 0.6, filter: sheet.blur(5) }),
  )
}

const stop = (offset: number, colour: string, opacity: number): string =>
  element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })
