import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { materials } from './material.ts'
import { linear, slant, spread } from './paint.ts'
import type { Place } from './place.ts'
import { softShadow } from './soft-shadow.ts'
import { tone } from './tone.ts'

export interface Paper {
  left: number
  right: number
  low: number
  high: number
  /** How far it lies in shade, 0 to 1. */
  shade?: number
}

/** Heavy paper that stands: light from the upper left, a thin edge of its own thickness, hardly any tooth. */
export function paperSheet(sheet: Sheet, place: Place, { left, right, low, high, shade = 0 }: Paper): string {
  const ramp = materials.paper
  const d = place.path(`M${left} ${-high}H${right}V${-low}H${left}Z`)
  const light = spread(tone(ramp, 0.9 - shade), tone(ramp, 0.76 - shade), tone(ramp, 0.62 - shade))
  return group(
    {},
    softShadow(d, { dx: 5, dy: 4, blur: 5, opacity: 0.4, colour: '#2a1709' }),
    element('path', { d, transform: 'translate(1.6 2.4)', fill: tone(ramp, 0.12) }),
    element('path', { d, fill: linear(sheet, light, slant) }),
    element('path', {
      d: place.path(`M${left} ${-high}H${right}`),
      stroke: '#fffdf7',
      'stroke-width': 2,
      fill: 'none',
      'stroke-opacity': 0.9,
    }),
  )
}

/** Lines of small type, as the eye sees them from afar. */
export function written(
  place: Place,
  { x, y, widths, colour }: { x: number; y: number; widths: readonly number[]; colour: string },
): string {
  const d = widths.map((width, index) => `M${x - width / 2} ${y + index * 6}H${x + width / 2}`).join('')
  return element('path', {
    d: place.path(d),
    fill: 'none',
    stroke: colour,
    'stroke-opacity': 0.75,
    'stroke-width': 4,
    'stroke-linecap': 'round',
    'stroke-dasharray': '34 7 18 7 46 7 26 7',
  })
}
