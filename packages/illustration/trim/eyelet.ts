import { onBoard, type Placement, sidePlacement } from '../last/on-board.ts'
import type { Look } from '../leather/look.ts'
import { type Line, type Point } from '../line/point.ts'
import { board } from '../params/board.ts'
import type { MetalName } from '../params/shoe-params.ts'
import { dots } from '../seam/dots.ts'
import { punched } from '../seam/draw-seams.ts'
import { element, group } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import { metalTones } from './metal.ts'

/** Holes with their rings on the inside, as dress shoes have them. */
export const drawBlindEyelets = (places: Line, look: Look): string => punched(places, 1.15, look)

/** Rings of metal around the holes; radius of the ring in millimetres. */
export function drawMetalEyelets(places: Line, metal: MetalName, radius = 2.2, on: Placement = sidePlacement): string {
  if (places.length === 0) return ''
  const tones = metalTones[metal]
  const d = dots(on.line(places))
  const dot = (size: number, stroke: string, shift?: string): string =>
    element('path', { d, stroke, 'stroke-width': size * 2 * on.unit, transform: shift && `translate(${shift})` })
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    dot(radius + 0.18, '#1a0f08', '.7 1'),
    dot(radius, tones.dark),
    dot(radius - 0.2, tones.base),
    dot(radius * 0.72, tones.light, '-.8 -1'),
    dot(radius * 0.66, tones.base, '-.1 -.1'),
    dot(radius * 0.52, '#0d0806'),
  )
}

/** Speed hooks: a riveted foot and a tongue bent back over the lace; `along` is the facing's direction, y up. */
export function drawHooks(places: Line, along: number, metal: MetalName): string {
  const tones = metalTones[metal]
  const [c, s] = [Math.cos(along), Math.sin(along)]
  // Away from the opening, square to the facing.
  const back = (place: Point, way: number, lift: number): Point =>
    onBoard({ x: place.x - s * way + c * lift, y: place.y + c * way + s * lift })
  const bars = places.map((place) => {
    const [from, to] = [back(place, -1.6, 0.2), back(place, 2.6, 0.4)]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    return `M${numberText(from.x, 1)} ${numberText(from.y, 1)}l${numberText(dx, 1)} ${numberText(dy, 1)}`
  })
  const d = bars.join('')
  const bar = (width: number, stroke: string, shift?: string): string =>
    element('path', { d, stroke, 'stroke-width': width * board.unit, transform: shift && `translate(${shift})` })
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    bar(3.6, '#1a0f08', '.8 1.4'),
    bar(3.3, tones.dark),
    bar(2.8, tones.base),
    bar(1.2, tones.light, '-1.2 -1.6'),
    bar(0.5, tones.dark, '1.2 2'),
  )
}
