import { lineOnBoard } from '../last/on-board.ts'
import { hexOf } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { lengthOf, placeAt, placesAt } from '../line/walk.ts'
import { board } from '../params/board.ts'
import type { MetalName } from '../params/shoe-params.ts'
import { punched } from '../seam/draw-seams.ts'
import { group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawBuckle } from './buckle.ts'
import { drawLeatherPart, type LeatherScene } from './leather-part.ts'
import { aside, ribbonFrom } from './ribbon.ts'

export interface BuckledStrap {
  readonly name: string
  /** Middle of the strap from where it comes over the ridge to its tip, in millimetres. */
  readonly line: Line
  /** The silhouette it comes over, a little raised by its own thickness. */
  readonly over: Line
  /** At even shares of the way. */
  readonly widths: readonly number[]
  /** How far along the strap the buckle sits. */
  readonly buckleAt: number
  readonly size: readonly [number, number]
  readonly metal: MetalName
  /** How the surface leans up, from the ridge to the tip. */
  readonly up: readonly number[]
  /** How it leans to the toe, where it bends round the ankle. */
  readonly right?: readonly number[]
  readonly end?: 'round' | 'point'
}

/** A strap that goes through its buckle: in under the first bar, over the middle one, out under the last. */
export function drawBuckledStrap(scene: LeatherScene, strap: BuckledStrap): string {
  const { sheet, look } = scene
  const { line, widths, buckleAt, size, metal } = strap
  const place = placeAt(line, buckleAt)
  const whole = lengthOf(line)
  const buckle = drawBuckle(sheet, { at: place, along: place.angle, size, metal })
  const slim = widths.map((width) => width - 0.1)
  const holes = placesAt(
    line,
    [buckleAt + size[0] / 2 + 3.6, buckleAt + size[0] / 2 + 9].filter((way) => way < whole - 3),
  )
  const inset = (side: 1 | -1): Line => offset(line, side * (Math.min(...widths) / 2 - 1.7))
  const part = drawLeatherPart(scene, {
    name: strap.name,
    outline: ribbonFrom(strap.over, line, slim, strap.end ?? 'round'),
    light: { from: placeAt(line, 0), to: placeAt(line, whole), up: strap.up, right: strap.right, dim: 0.08 },
    seams: [
      { line: inset(1), over: 'left', rows: 1, flat: true },
      { line: inset(-1), over: 'left', rows: 1, flat: true },
    ],
    lift: 1.8,
    inside: bend(scene, line, buckleAt, size[0], Math.max(...widths)) + punched(holes, 0.75, look),
  })
  const pierced = sheet.detail === 'thumb' ? '' : punched([place], 0.7, look)
  return buckle.under + part + pierced + buckle.over
}

/** The strap rises over the middle bar and dives under the outer ones. */
function bend({ sheet, look }: LeatherScene, line: Line, at: number, long: number, width: number): string {
  if (sheet.detail === 'thumb') return ''
  const layers = sheet.detail === 'stage' ? 4 : 2
  const across = (way: number, colour: string, thick: number, opacity: number): string => {
    const step = placeAt(line, Math.max(0, way))
    const d = pathOf(lineOnBoard([aside(step, width / 2 + 1), aside(step, -width / 2 - 1)]))
    return softStroke(d, { stroke: colour, width: thick * board.unit, blur: 2.2, opacity, layers })
  }
  const deep = hexOf(look.ramp[0])
  return group(
    {},
    across(at - long / 2 + 1, deep, 2.4, 0.75),
    across(at + long / 2 - 1, deep, 2.4, 0.75),
    across(at - 0.4, hexOf(look.ramp[4]), 2.2, look.gleams.length === 0 ? 0.14 : 0.34),
  )
}
