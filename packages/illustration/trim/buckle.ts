import { onBoard } from '../last/on-board.ts'
import type { Point } from '../line/point.ts'
import { board } from '../params/board.ts'
import type { MetalName } from '../params/shoe-params.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { metalPaint, metalTones } from './metal.ts'

export interface Buckle {
  /** Its middle, in millimetres. */
  readonly at: Point
  /** The way the strap goes through it, in radians, y up. */
  readonly along: number
  /** Along and across the strap, in millimetres. */
  readonly size: readonly [number, number]
  readonly metal: MetalName
}

/**
 * A buckle in two layers: the strap comes in under the first bar, goes over the bar in the middle and out under the last
 * one, so it is drawn between them.
 */
export function drawBuckle(sheet: Sheet, { at, along, size, metal }: Buckle): { under: string; over: string } {
  const tones = metalTones[metal]
  const paint = metalPaint(sheet, metal)
  const [long, wide] = [size[0] * board.unit, size[1] * board.unit]
  const thick = 1.75 * board.unit
  const place = onBoard(at)
  const turn = {
    transform: `translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})rotate(${((-along * 180) / Math.PI).toFixed(1)})`,
  }
  const middle = element('rect', {
    x: -thick * 0.42,
    y: -wide / 2 + 1,
    width: thick * 0.84,
    height: wide - 2,
    fill: tones.base,
    stroke: tones.dark,
    'stroke-width': 1,
  })
  const frame = `${box(long, wide, 10)}${box(long - thick * 2, wide - thick * 2, 5.5)}`
  const ring = element('path', {
    d: frame,
    'fill-rule': 'evenodd',
    fill: paint,
    stroke: tones.dark,
    'stroke-width': 1.1,
  })
  if (sheet.detail === 'thumb') return { under: '', over: group(turn, ring) }
  const prong = element('path', {
    d: `M2 ${-thick * 0.4}L${-long / 2 - thick * 0.12} ${-thick * 0.26}q-2.4 ${thick * 0.26} 0 ${thick * 0.52}L2 ${thick * 0.4}q3 0 3-${thick * 0.4}t-3-${thick * 0.4}z`,
    fill: tones.base,
    stroke: tones.dark,
    'stroke-width': 1,
  })
  const lines = group(
    { fill: 'none', stroke: tones.light, 'stroke-linecap': 'round' },
    element('path', { d: box(long - thick * 0.7, wide - thick * 0.7, 8), 'stroke-width': 1.1, opacity: 0.55 }),
    element('path', { d: `M${-long / 2 + 2}-1.2L0-1.6`, 'stroke-width': 1.2, opacity: 0.85 }),
  )
  // Bars press into the strap: their shade falls on it inside the frame and below it.
  const middleOfBars = box(long - thick, wide - thick, 7)
  const layers = sheet.detail === 'stage' ? 5 : 2
  const shade = group(
    { transform: 'translate(1.6 3.4)' },
    group(turn, softStroke(middleOfBars, { stroke: '#0a0502', width: thick, blur: 2.2, opacity: 0.66, layers })),
  )
  return { under: shade + group(turn, middle), over: shade + group(turn, ring, prong, lines) }
}

/** A rectangle with round corners around the middle. */
function box(long: number, wide: number, radius: number): string {
  const [x, y] = [long / 2, wide / 2]
  const r = Math.min(radius, x, y)
  const n = (value: number): string => String(Number(value.toFixed(1)))
  const [h, v] = [n(long - 2 * r), n(wide - 2 * r)]
  const c = n(r)
  return `M${n(r - x)} ${n(-y)}h${h}q${c} 0 ${c} ${c}v${v}q0 ${c}-${c} ${c}h-${h}q-${c} 0-${c}-${c}v-${v}q0-${c} ${c}-${c}z`
}
