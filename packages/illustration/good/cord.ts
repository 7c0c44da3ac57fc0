import { mixed } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'

export interface Cord {
  colour: string
  /** In board units. */
  width: number
  /** Shades what passes under other cords. */
  dim?: number
}

/** A woven cord along lines on the board: dark edge, body, weave, the light on its upper side. */
export function cord(sheet: Sheet, lines: readonly Line[], { colour, width, dim = 0 }: Cord): string {
  const d = lines.map((line) => pathOf(line, { tolerance: sheet.detail === 'thumb' ? 2.4 : 0.5 })).join('')
  const edge = mixed(colour, '#0a0503', 0.62)
  const inner = width - Math.max(2.4, width * 0.2)
  const light = { d, stroke: mixed(colour, '#fff1dc', 0.6), transform: `translate(${-width * 0.07} ${-width * 0.13})` }
  const body = [
    element('path', { d, stroke: edge, 'stroke-width': width }),
    element('path', { d, stroke: colour, 'stroke-width': inner }),
  ]
  if (sheet.detail === 'stage')
    body.push(
      element('path', {
        d,
        stroke: edge,
        opacity: 0.42,
        'stroke-width': inner,
        'stroke-dasharray': `${width * 0.12} ${width * 0.17}`,
      }),
    )
  if (sheet.detail !== 'thumb') body.push(element('path', { ...light, opacity: 0.26, 'stroke-width': inner * 0.45 }))
  if (sheet.detail === 'stage')
    body.push(
      element('path', { ...light, opacity: 0.5, 'stroke-width': width * 0.1, 'stroke-dasharray': '8 3 14 4 5 3' }),
    )
  if (dim > 0) body.push(element('path', { d, stroke: edge, opacity: dim, 'stroke-width': width }))
  return group({ fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, ...body)
}
