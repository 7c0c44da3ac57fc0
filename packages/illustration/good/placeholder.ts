import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import { createSheet } from '../svg/sheet.ts'
import { shoeLine } from './shoe-line.ts'

/** Where there is no picture: the quiet outline of a shoe on its ground line. */
export function drawPlaceholder(): string {
  const line = (d: string, width: number, opacity: number) =>
    element('path', { d, 'stroke-width': width, 'stroke-opacity': opacity })
  const shoe = group(
    { transform: `translate(${board.left} ${board.ground})scale(${board.unit})` },
    line(`${shoeLine.upper}${shoeLine.feather}${shoeLine.welt}${shoeLine.heel}`, 0.9, 0.5),
    line(shoeLine.seams + shoeLine.laces, 0.7, 0.34),
  )
  return createSheet('thumb').close(
    group(
      { fill: 'none', stroke: '#6e5c4e', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      shoe,
      element('path', { d: `M96 ${board.ground}H1440`, stroke: '#8a6a2f', 'stroke-width': 2, 'stroke-opacity': 0.4 }),
    ),
  )
}
