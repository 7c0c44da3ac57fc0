import { offset } from '../line/offset.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { walk } from '../line/walk.ts'
import { element, group } from '../svg/element.ts'
import { drawHeelShade } from './heel-shade.ts'
import { drawSoleBody, drawSoleEdge } from './sole-body.ts'
import { heelLine, inside, type SoleScene } from './sole-scene.ts'
import { staggered } from './staggered.ts'

/** Deep lugs: blocks around the edge, crosses in the middle, the same on the heel. */
export function drawCommandoSole(scene: SoleScene): string {
  const { plan } = scene
  const k = plan.scale
  const heel = heelLine(scene)
  const edge = inside(scene, 6.4).filter(({ y }) => y > 86 * k)
  const rim = [...heel, ...heel.slice(0, 2)]
  const core = inside(scene, 19)
  const crosses = staggered(scene, core, { pitch: 20.4, from: 166 * k, to: plan.length - 18 }).flatMap((here) =>
    crossLug(here, 8.4),
  )
  const heelCore = offset(rim, 18.5)
  const heelCrosses = staggered(scene, heelCore, { pitch: 17, from: 23 * k, to: 52 * k }).flatMap((here) =>
    crossLug(here, 6.6),
  )
  return [
    drawSoleBody(scene, { name: 'r', outline: plan.sole }),
    drawSoleEdge(scene, '#050404', 1),
    drawLugs(scene, [...edgeLugs(edge, 12.6), ...crosses]),
    drawHeelShade(scene),
    drawHeelGround(scene, heel),
    drawLugs(scene, [...edgeLugs(offset(rim, 6), 12.6), ...heelCrosses]),
  ].join('')
}

/** Blocks along a line, square to it, with a gap after each. */
function edgeLugs(line: Line, pitch: number): Line[] {
  return walk(line, pitch)
    .slice(0, -1)
    .map(({ x, y, angle }) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const corner = (along: number, across: number): Point =>
        point(x + c * along - s * across, y + s * along + c * across)
      return [corner(-3.9, -5.2), corner(3.9, -5.2), corner(3.3, 4.8), corner(-3.3, 4.8)]
    })
}

function crossLug({ x, y }: Point, size: number): Line[] {
  const [a, b] = [size, size * 0.36]
  const outline = [
    [b, a],
    [b, b],
    [a, b],
    [a, -b],
    [b, -b],
    [b, -a],
    [-b, -a],
    [-b, -b],
    [-a, -b],
    [-a, b],
    [-b, b],
    [-b, a],
  ] as const
  const turn = Math.PI / 4
  return [
    outline.map(([u, v]) =>
      point(x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)),
    ),
  ]
}

function drawLugs({ sheet, frame }: SoleScene, lugs: readonly Line[]): string {
  const d = lugs.map((lug) => polygonPath(frame.line(lug))).join('')
  const top = element('path', { d, fill: '#2c2825' })
  if (sheet.detail === 'thumb') return top
  return group(
    { 'stroke-linejoin': 'round' },
    group(
      { filter: sheet.blur(2.2) },
      element('path', { d, fill: '#000', transform: 'translate(3 4.4)', opacity: 0.9 }),
    ),
    element('path', { d, fill: '#0d0b0a', stroke: '#0d0b0a', 'stroke-width': 3, transform: 'translate(1.4 2)' }),
    element('path', {
      d,
      fill: '#938a81',
      stroke: '#938a81',
      'stroke-width': 2.4,
      transform: 'translate(-.9 -1)',
      opacity: 0.8,
    }),
    element('path', { d, fill: '#37322e', stroke: '#37322e', 'stroke-width': 2.2 }),
  )
}

function drawHeelGround({ frame }: SoleScene, heel: Line): string {
  const d = pathOf(frame.line(heel), { closed: true })
  return element('path', { d, fill: '#161412', stroke: '#050404', 'stroke-width': 2 })
}
