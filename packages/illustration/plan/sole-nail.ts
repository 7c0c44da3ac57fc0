import type { Line } from '../line/point.ts'
import { dots } from '../seam/dots.ts'
import { element, group } from '../svg/element.ts'
import type { SoleScene } from './sole-scene.ts'

/** Brass nails, driven flush: a dark seat, the head, its light. */
export function drawNails({ sheet, frame }: SoleScene, places: Line, radius = 0.95): string {
  if (sheet.detail === 'thumb' || places.length === 0) return ''
  const d = dots(frame.line(places))
  const head = (size: number, stroke: string, shift?: string): string =>
    element('path', { d, stroke, 'stroke-width': size * 2 * frame.unit, transform: shift })
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    head(radius + 0.28, '#2a1606', 'translate(.5 .8)'),
    head(radius, '#8a6428'),
    head(radius * 0.86, '#c99b48'),
    head(radius * 0.34, '#fff0c4', 'translate(-.9 -1)'),
  )
}
