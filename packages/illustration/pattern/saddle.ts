import { lineOnBoard } from '../last/on-board.ts'
import { blend, hexOf } from '../leather/rgb.ts'
import { heightAt } from '../line/cross.ts'
import { offset } from '../line/offset.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { type Line, mix, nth, type Point, point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawLeatherPart } from '../trim/leather-part.ts'
import { placed } from './placed.ts'
import type { SideScene } from './side-scene.ts'

/** Both edges of the saddle, from over the ridge down to the welt. */
function saddleEdges({ profile }: SideScene): { back: Line; front: Line } {
  const back = placed(profile, [
    [152, 90],
    [150.6, 80],
    [147, 66],
    [143.6, 50],
    [141, 34],
    [139.6, 18],
    [139.4, 8],
  ])
  const front = placed(profile, [
    [177, 82],
    [176.6, 74],
    [178, 62],
    [180.6, 48],
    [183.4, 34],
    [185.6, 20],
    [186.6, 6],
  ])
  return { back, front }
}

/** What the saddle casts on the vamp before and behind it. */
export function drawSaddleShade(scene: SideScene): string {
  const { sheet, look } = scene
  if (sheet.detail === 'thumb') return ''
  const { back, front } = saddleEdges(scene)
  const layers = sheet.detail === 'stage' ? 5 : 2
  return [back, offset(front, 0.7)]
    .map((edge) =>
      softStroke(pathOf(lineOnBoard(edge)), { stroke: hexOf(look.ramp[0]), width: 8, blur: 3, opacity: 0.7, layers }),
    )
    .join('')
}

/** The strap across the vamp with its slot; it stands proud of the ridge and is sewn in at the welt. */
export function drawSaddle(scene: SideScene): string {
  const { profile } = scene
  const { back, front } = saddleEdges(scene)
  const crown = offset(profile.ridge, 1.5)
  const welt = offset(profile.feather, 0.6)
  const [left, right] = [below(back, crown, welt), below(front, crown, welt)]
  const top = crown.filter(({ x }) => x > nth(left, 0).x && x < nth(right, 0).x)
  const foot = welt.filter(({ x }) => x > nth(left, -1).x && x < nth(right, -1).x).toReversed()
  const [from, to] = [mix(nth(left, 0), nth(right, 0), 0.5), mix(nth(left, -1), nth(right, -1), 0.5)]
  return drawLeatherPart(scene, {
    name: 'sd',
    outline: [...left.toReversed(), ...top, ...right, ...foot],
    light: { from, to, up: [70, 60, 50, 41, 33, 26, 20, 14, 8, 0, -14, -34], dim: 0.12 },
    seams: [
      { line: left, over: 'left', rows: 1 },
      { line: right, over: 'right', rows: 1 },
    ],
    // Its shade lies on the upper, under the welt: see drawSaddleShade.
    lift: 0,
    inside: drawSlot(scene, crown, from, to) + drawFoot(scene, welt),
  })
}

/** The part of a line that falls from one line to another. */
function below(line: Line, top: Line, foot: Line): Point[] {
  return line.filter(({ x, y }) => y < heightAt(sorted(top), x) && y > heightAt(foot, x))
}

const sorted = (line: Line): Line => [...line].sort((a, b) => a.x - b.x)

/** Half of the slot is seen: open at the ridge, running out in a point on the side. */
function drawSlot({ sheet, look }: SideScene, crown: Line, from: Point, to: Point): string {
  const axis = Math.atan2(to.y - from.y, to.x - from.x)
  const at = (across: number, down: number): Point =>
    point(
      from.x + Math.cos(axis) * down - Math.sin(axis) * across,
      from.y + Math.sin(axis) * down + Math.cos(axis) * across,
    )
  const slope = (nth(crown, 60).y - nth(crown, 40).y) / (nth(crown, 60).x - nth(crown, 40).x)
  const tilt = (across: number): number => across * slope * 0.4
  const [a, b, end] = [at(2.5, -4 + tilt(3)), at(-3.1, -4 - tilt(3)), at(1, 6.6)]
  const lens = [
    ...bezier(a, at(1.9, 1.6), at(2.6, 4.8), end, 12),
    ...bezier(end, at(-0.6, 5.6), at(-3.2, 2.8), b, 12).slice(1),
  ]
  const d = polygonPath(lineOnBoard(lens))
  const lip = pathOf(lineOnBoard(lens))
  const hole = element('path', {
    d,
    fill: sheet.detail === 'thumb' ? '#0a0503' : hexOf(blend(look.ramp[0], [0, 0, 0], 0.6)),
  })
  if (sheet.detail === 'thumb') return hole
  const deep = hexOf(look.ramp[0])
  return group(
    {},
    softStroke(lip, { stroke: deep, width: 9, blur: 2.6, opacity: 0.5, layers: 3 }),
    hole,
    element('path', {
      d: lip,
      fill: 'none',
      stroke: hexOf(look.ramp[4]),
      'stroke-width': 1.6,
      opacity: 0.5,
      transform: 'translate(.6 1.2)',
    }),
    element('path', { d: lip, fill: 'none', stroke: deep, 'stroke-width': 1.6 }),
  )
}

/** The saddle sinks into the welt as the upper does. */
function drawFoot({ sheet, look }: SideScene, welt: Line): string {
  if (sheet.detail === 'thumb') return ''
  const d = pathOf(lineOnBoard(welt))
  const layers = sheet.detail === 'stage' ? 6 : 3
  return softStroke(d, { stroke: hexOf(look.ramp[0]), width: 16, blur: 6, opacity: 0.62, layers })
}
