import { lineOnBoard } from '../last/on-board.ts'
import { blend, hexOf } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import { distance, type Line, nth, type Point } from '../line/point.ts'
import { lengthOf, slice, walk } from '../line/walk.ts'
import { board } from '../params/board.ts'
import { element } from '../svg/element.ts'
import { placed } from './placed.ts'
import type { SideScene } from './side-scene.ts'

/** Where the facing runs along the ridge: from its top to the throat, both as ways along the ridge. */
export interface FacingRun {
  edge: Line
  /** How far the far side stands over the near edge, by the share of the way from top (0) to throat (1). */
  rise: (share: number) => number
}

/** The near edge of a facing: the ridge from its top down to the throat at x (on last 71). */
export function facingRun({ profile }: Pick<SideScene, 'profile'>, throat: number, rise = 4.4): FacingRun {
  const end = profile.place(throat, 70).x
  const upTo = profile.ridge.filter(({ x }) => x <= end)
  const edge = slice(profile.ridge, 0, lengthOf(upTo))
  // It begins under the tongue: a blunt end would stand out beside it like a peg.
  return { edge, rise: (share) => rise * Math.max(0, 1 - share) ** 0.55 * Math.min(1, share / 0.1) ** 0.6 }
}

/** A line over the edge of the facing, at a share of its rise. */
export function above({ edge, rise }: FacingRun, share: number): Point[] {
  const steps = walk(edge, 2)
  const whole = lengthOf(edge)
  return steps.map(({ x, y, angle, way }) => {
    const by = rise(way / whole) * share
    return { x: x - Math.sin(angle) * by, y: y + Math.cos(angle) * by }
  })
}

/** Slit with the tongue in its dark, then the far facing with a light edge. */
export function drawFarFacing({ sheet, look }: SideScene, run: FacingRun): string {
  const near = above(run, -0.4).toReversed()
  const far = above(run, 1)
  const lip = above(run, 0.42)
  const body = pathOf(lineOnBoard([...far, ...near]), { closed: true })
  const dark = pathOf(lineOnBoard([...lip, ...near]), { closed: true })
  const [deep, tone, mid, light] = [look.ramp[0], look.ramp[1], look.ramp[2], look.ramp[4]]
  const fill = sheet.detail === 'thumb' ? hexOf(tone) : hexOf(blend(tone, mid, 0.65))
  const parts = [
    element('path', { d: body, fill, stroke: hexOf(deep), 'stroke-width': 1.4 }),
    element('path', { d: dark, fill: hexOf(blend(deep, [0, 0, 0], 0.35)) }),
  ]
  if (sheet.detail === 'thumb') return parts.join('')
  const line = (share: number, colour: string, width: number, opacity: number): string =>
    element('path', {
      d: pathOf(lineOnBoard(above(run, share))),
      fill: 'none',
      stroke: colour,
      'stroke-width': width * board.unit,
      opacity,
    })
  return [...parts, line(0.86, hexOf(light), 0.5, 0.4), line(0.5, hexOf(light), 0.25, 0.35)].join('')
}

/** The leaf of the tongue that stands out over the facing. */
export function drawTongue({ sheet, profile, look }: SideScene, leaf: readonly (readonly [number, number])[]): string {
  const outline = placed(profile, leaf)
  const d = pathOf(lineOnBoard([...outline, nth(outline, 0)]), { closed: true })
  const rimD = pathOf(lineOnBoard(outline))
  const [deep, tone, mid, light] = [look.ramp[0], look.ramp[1], look.ramp[2], look.ramp[4]]
  const body = element('path', { d, fill: hexOf(blend(tone, mid, 0.55)), stroke: hexOf(deep), 'stroke-width': 1.6 })
  if (sheet.detail === 'thumb' || distance(nth(outline, 0), nth(outline, -1)) === 0) return body
  const clip = sheet.define('tongue', (id) => element('clipPath', { id }, element('path', { d })))
  return (
    body +
    element(
      'g',
      { 'clip-path': clip, fill: 'none' },
      element('path', {
        d: rimD,
        stroke: hexOf(deep),
        'stroke-width': 22,
        opacity: 0.55,
        filter: sheet.blur(5),
        transform: 'translate(9 26)',
      }),
      element('path', { d: rimD, stroke: hexOf(light), 'stroke-width': 5, opacity: 0.32, filter: sheet.blur(2.6) }),
      element('path', { d: rimD, stroke: hexOf(deep), 'stroke-width': 3.2, opacity: 0.8 }),
      element('path', {
        d: rimD,
        stroke: hexOf(light),
        'stroke-width': 1.1,
        opacity: 0.6,
        transform: 'translate(-.6 2)',
      }),
    )
  )
}

/** The leaf over a shoe's facing, on last 71. */
export const shoeTongue = [
  [128, 97.6],
  [116, 104.8],
  [106.5, 110.6],
  [100.4, 113.9],
  [96.6, 114.4],
  [94.4, 112],
  [94.6, 106.6],
  [97, 98],
  [101, 90],
] as const
