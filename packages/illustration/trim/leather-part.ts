import { lineOnBoard, onBoard } from '../last/on-board.ts'
import type { Look } from '../leather/look.ts'
import { hexOf } from '../leather/rgb.ts'
import { shade } from '../leather/shade.ts'
import { texture } from '../leather/texture.ts'
import { pathOf } from '../line/path.ts'
import type { Line, Point } from '../line/point.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { drawSeams } from '../seam/draw-seams.ts'
import type { Seam } from '../seam/seam.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { onUpper } from './on-upper.ts'

/** What any part of leather is drawn with. */
export interface LeatherScene {
  readonly sheet: Sheet
  readonly look: Look
  readonly params: ShoeParams
}

export interface LeatherPart {
  /** Names the part on its sheet. */
  readonly name: string
  /** Closed, in millimetres. */
  readonly outline: Line
  /** How light runs over the part: from a place to another, and how far its surface leans up at each of them. */
  readonly light: PartLight
  readonly seams?: readonly Seam[]
  /** How far it stands off what lies under it, in millimetres; nothing casts no shadow. */
  readonly lift?: number
  /** Drawn inside the part, over its leather: holes, shade of a bar. */
  readonly inside?: string
}

export interface PartLight {
  readonly from: Point
  readonly to: Point
  /** Degrees from the eye's level: 80 looks to the sky, 0 to the eye; at even shares of the way. */
  readonly up: readonly number[]
  /** Degrees to the toe; several for what bends round the ankle, at even shares of the way. */
  readonly right?: number | readonly number[]
  /** Light taken away, 0 to 1. */
  readonly dim?: number
}

/** A piece of leather that lies on the upper: shadow under it, light over it, surface, thread and a cut edge. */
export function drawLeatherPart(scene: LeatherScene, part: LeatherPart): string {
  const { sheet, look, params } = scene
  const board = lineOnBoard(part.outline)
  const d = pathOf(board, { closed: true })
  const deep = hexOf(look.ramp[0])
  const paint = partPaint(scene, part.name, part.light)
  const body = element('path', { d, fill: paint })
  const rim = element('path', { d, fill: 'none', stroke: deep, 'stroke-width': 1.5 })
  if (sheet.detail === 'thumb') return element('path', { d, fill: paint, stroke: deep, 'stroke-width': 1.5 })
  const lift = part.lift ?? 1.2
  const shadow = softStroke(d, {
    stroke: deep,
    width: 7,
    blur: 2.8,
    opacity: 0.62,
    layers: sheet.detail === 'stage' ? 5 : 2,
    transform: `translate(${(lift * 0.9).toFixed(1)} ${(lift * 1.7).toFixed(1)})`,
  })
  const clip = sheet.define(`P${part.name}`, (id) => element('clipPath', { id }, element('path', { d })))
  const light = hexOf(look.ramp[4])
  return (
    (lift === 0 ? '' : onUpper(sheet, shadow)) +
    group(
      { 'clip-path': clip },
      body,
      texture(sheet, look, params.finish.leather, params.seed, regionOf(board)),
      part.inside ?? '',
      element('path', {
        d,
        fill: 'none',
        stroke: light,
        'stroke-width': 3.4,
        opacity: 0.34,
        transform: 'translate(.4 1)',
      }),
      element('path', { d, fill: 'none', stroke: deep, 'stroke-width': 2.6, opacity: 0.75 }),
      drawSeams(sheet, part.seams ?? [], look),
    ) +
    rim
  )
}

/** A gradient that shows the leather as it leans along a way. */
function partPaint(
  { sheet, look }: LeatherScene,
  name: string,
  { from, to, up, right = 6, dim = 0 }: PartLight,
): string {
  return sheet.define(`Q${name}`, (id) => {
    const [a, b] = [onBoard(from), onBoard(to)]
    const every = { thumb: 3, card: 2, stage: 1 }[sheet.detail]
    const stops = up.flatMap((degrees, index) => {
      if (index % every !== 0 && index !== up.length - 1) return []
      const lean = (degrees * Math.PI) / 180
      const turned = typeof right === 'number' ? right : (right[index] ?? right.at(-1) ?? 0)
      const side = Math.sin((turned * Math.PI) / 180)
      const flat = Math.sqrt(1 - side * side)
      const colour = shade(look, [side, Math.sin(lean) * flat, Math.cos(lean) * flat], dim)
      return element('stop', { offset: index / (up.length - 1), 'stop-color': hexOf(colour) })
    })
    return element(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: a.x, y1: a.y, x2: b.x, y2: b.y },
      ...stops,
    )
  })
}

function regionOf(outline: Line): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, top] = [Math.floor(Math.min(...xs)) - 2, Math.floor(Math.min(...ys)) - 2]
  return { x: left, y: top, width: Math.ceil(Math.max(...xs)) + 2 - left, height: Math.ceil(Math.max(...ys)) + 2 - top }
}
