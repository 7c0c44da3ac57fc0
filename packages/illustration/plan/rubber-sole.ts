import { boundsOf } from '../line/bounds.ts'
import { spansAt } from '../line/cross.ts'
import { offset } from '../line/offset.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { walk } from '../line/walk.ts'
import { dots } from '../seam/dots.ts'
import { element, group } from '../svg/element.ts'
import { filterOver } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawHeelShade } from './leather-sole.ts'
import { drawSoleBody, drawSoleEdge } from './sole-body.ts'
import { heelLine, inside, type SoleScene } from './sole-scene.ts'

/** Whether a place lies inside a closed line. */
function isInside(line: Line, { x, y }: Point): boolean {
  const spans = spansAt(line, y)
  return spans.some((from, index) => index % 2 === 0 && x > from && x < (spans[index + 1] ?? from))
}

/** Places of a grid around the middle of the foot, every second row shifted, that lie inside a line. */
function staggered(
  { plan }: SoleScene,
  area: Line,
  { pitch, from, to }: { pitch: number; from: number; to: number },
): Point[] {
  const rows = Math.floor((to - from) / (pitch * 0.87))
  return Array.from({ length: rows + 1 }, (_, row) => from + row * pitch * 0.87).flatMap((y, row) =>
    Array.from({ length: 11 }, (_, column) => plan.centre(y) + (column - 5 + (row % 2) / 2) * pitch)
      .map((x) => point(x, y))
      .filter((here) => isInside(area, here)),
  )
}

/** Round studs that rise from the sole: the shade around them, their wall, their top. */
function drawStuds({ sheet, frame }: SoleScene, places: Line, radius: number): string {
  if (places.length === 0) return ''
  const d = dots(frame.line(places))
  const disc = (size: number, stroke: string, more = {}): string =>
    element('path', { d, stroke, 'stroke-width': size * 2 * frame.unit, ...more })
  const shadow =
    sheet.detail === 'thumb'
      ? ''
      : group(
          { filter: sheet.blur(2.2) },
          disc(radius + 0.5, '#000', { opacity: 0.9, transform: 'translate(1.6 2.4)' }),
        )
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    shadow,
    disc(radius, '#0c0b0a'),
    disc(radius * 0.97, '#6f675f', { transform: 'translate(-.9 -1.1)', opacity: 0.75 }),
    disc(radius * 0.88, '#36312d'),
    disc(radius * 0.5, '#3c3733', { transform: 'translate(-1.4 -1.6)', opacity: 0.6 }),
  )
}

/** Thin rubber with round studs inside a smooth border, a seam in its groove. */
export function drawDainiteSole(scene: SoleScene): string {
  const { plan, frame, sheet } = scene
  const k = plan.scale
  const heel = heelLine(scene)
  const field = inside(scene, 13)
  const fore = staggered(scene, field, { pitch: 13.2, from: 178 * k, to: plan.length - 12 })
  const heelField = offset([...heel, ...heel.slice(0, 2)], 10.5)
  const seat = staggered(scene, heelField, { pitch: 12.6, from: 14.5 * k, to: 62 * k })
  const border = (line: Line, y?: number): string =>
    pathOf(frame.line(y === undefined ? line : line.filter((here) => here.y > y)), { closed: y === undefined })
  const recess = (d: string): string =>
    group(
      { fill: 'none' },
      element('path', { d, stroke: '#000', 'stroke-width': 2.4, opacity: 0.8 }),
      element('path', { d, stroke: '#8d857d', 'stroke-width': 1, opacity: 0.4, transform: 'translate(.9 1.2)' }),
    )
  const seam = pathOf(frame.line(inside(scene, 4).filter(({ y }) => y > 74 * k)))
  const stitches =
    sheet.detail === 'thumb'
      ? ''
      : group(
          { fill: 'none', 'stroke-linecap': 'round' },
          element('path', { d: seam, stroke: '#000', 'stroke-width': 3.8, opacity: 0.7 }),
          element('path', { d: seam, stroke: '#b3a27c', 'stroke-width': 2, 'stroke-dasharray': '5.8 4.2' }),
        )
  return [
    drawSoleBody(scene, { name: 'r', outline: plan.sole, fiddle: 3 }),
    drawSoleEdge(scene, '#060504'),
    recess(border(inside(scene, 7), 84 * k)),
    stitches,
    drawStuds(scene, fore, 4.3),
    drawPlaque(scene),
    drawHeelShade(scene),
    drawRubberHeel(scene, heel),
    recess(border(offset([...heel, ...heel.slice(0, 2)], 5))),
    drawStuds(scene, seat, 4.3),
  ].join('')
}

/** A smooth oval in the waist, where the maker's name would stand. */
function drawPlaque({ sheet, frame, plan }: SoleScene): string {
  if (sheet.detail === 'thumb') return ''
  const at = frame.place(plan.beside(0, 136))
  const oval = (rx: number, ry: number, more: Readonly<Record<string, string | number>>): string =>
    element('ellipse', { cx: at.x, cy: at.y, rx: rx * frame.unit, ry: ry * frame.unit, ...more })
  return group(
    { fill: 'none' },
    oval(9.4, 15.4, { stroke: '#8d857d', 'stroke-width': 1.1, opacity: 0.4, transform: 'translate(.9 1.2)' }),
    oval(9.4, 15.4, { stroke: '#000', 'stroke-width': 1.8, opacity: 0.8 }),
    oval(7, 13, { stroke: '#000', 'stroke-width': 1, opacity: 0.6 }),
  )
}

function drawRubberHeel({ sheet, frame }: SoleScene, heel: Line): string {
  const d = pathOf(frame.line(heel), { closed: true })
  const fill = sheet.define('hg', (id) =>
    element(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 0.5, y2: 1 },
      element('stop', { offset: 0, 'stop-color': '#45403b' }),
      element('stop', { offset: 0.5, 'stop-color': '#2b2724' }),
      element('stop', { offset: 1, 'stop-color': '#171513' }),
    ),
  )
  return element('path', { d, fill, stroke: '#050404', 'stroke-width': 2 })
}

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

/** Plantation crepe: one piece from toe to heel, crinkled and porous. */
export function drawCrepeSole(scene: SoleScene): string {
  const { sheet, plan, frame, params } = scene
  const d = pathOf(frame.line(plan.sole), { closed: true })
  const body = drawSoleBody(scene, { name: 'r', outline: plan.sole, fiddle: 2 })
  if (sheet.detail === 'thumb') return body + drawSoleEdge(scene, '#4f3717')
  const crinkle = sheet.define('cr', (id) =>
    filterOver(
      id,
      boundsOf(frame.line(plan.sole), 2),
      element('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: '.09 .34',
        numOctaves: 3,
        seed: params.seed % 89,
      }),
      element('feColorMatrix', { values: '0 0 0 0 .33 0 0 0 0 .2 0 0 0 0 .07 3.6 0 0 0 -2' }),
      element('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
    ),
  )
  const stipple = sheet.define('cs', (id) =>
    filterOver(
      id,
      boundsOf(frame.line(plan.sole), 2),
      element('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: '.36',
        numOctaves: 2,
        seed: (params.seed % 89) + 3,
      }),
      element('feColorMatrix', { values: '0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .8 5 0 0 0 -2.9' }),
      element('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
    ),
  )
  const breastLine = smooth([plan.place(-1.1, 70), plan.place(-0.4, 73), plan.place(0.4, 73), plan.place(1.1, 70)])
  const seat = pathOf(frame.line(breastLine))
  const clip = sheet.define('cc', (id) => element('clipPath', { id }, element('path', { d })))
  return [
    body,
    element('path', { d, filter: crinkle, opacity: 0.36 }),
    element('path', { d, filter: stipple, opacity: 0.3 }),
    group(
      { 'clip-path': clip, fill: 'none' },
      softStroke(seat, { stroke: '#3b2810', width: 16, blur: 5, opacity: 0.4, transform: 'translate(0 -8)' }),
      element('path', { d: seat, stroke: '#4f3717', 'stroke-width': 1.6, opacity: 0.6 }),
      element('path', { d: seat, stroke: '#fff3d6', 'stroke-width': 1.2, opacity: 0.5, transform: 'translate(0 1.6)' }),
    ),
    drawSoleEdge(scene, '#4f3717', 2.2),
  ].join('')
}

/** A cup sole: herringbone within a border, a pivot under the ball. */
export function drawCupSole(scene: SoleScene): string {
  const { sheet, plan, frame } = scene
  const body = drawSoleBody(scene, { name: 'r', outline: plan.sole })
  const field = inside(scene, 7.5)
  const d = pathOf(frame.line(field), { closed: true })
  const tread = sheet.define('hb', (id) => {
    const [w, h] = [34, 12]
    const zig = `M0 ${h * 0.75}L${w / 4} ${h * 0.25}L${w * 0.75} ${h * 1.25}L${w} ${h * 0.75}M0 ${-h * 0.25}L${w / 4} ${-h * 0.75}L${w * 0.75} ${h * 0.25}L${w} ${-h * 0.25}`
    return element(
      'pattern',
      { id, width: w, height: h, patternUnits: 'userSpaceOnUse' },
      element('path', { d: zig, fill: 'none', stroke: '#fffdf6', 'stroke-width': 2.2, transform: 'translate(0 2.6)' }),
      element('path', { d: zig, fill: 'none', stroke: '#8d7f64', 'stroke-width': 3 }),
    )
  })
  const at = frame.place(plan.beside(-2, 214))
  const pivot = [13, 9, 5].map((radius) =>
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: radius * frame.unit,
      fill: 'none',
      stroke: '#8d7f64',
      'stroke-width': 2.6,
    }),
  )
  const clip = sheet.define('cf', (id) => element('clipPath', { id }, element('path', { d })))
  const waist = pathOf(
    frame.line(
      smooth(
        [
          plan.place(-1.2, 96),
          plan.place(0, 92),
          plan.place(1.2, 96),
          plan.place(1.2, 148),
          plan.place(0, 154),
          plan.place(-1.2, 148),
        ],
        { closed: true },
      ),
    ),
    { closed: true },
  )
  const smoothWaist = element('path', { d: waist, fill: '#d3c8b1', stroke: '#9c8e72', 'stroke-width': 2 })
  if (sheet.detail === 'thumb')
    return (
      body +
      group({ 'clip-path': clip }, element('path', { d, fill: tread, opacity: 0.8 })) +
      drawSoleEdge(scene, '#7d6f55')
    )
  return [
    body,
    group(
      { 'clip-path': clip },
      element('path', { d, fill: '#b7aa8e', opacity: 0.5 }),
      element('path', { d, fill: tread, opacity: 0.85 }),
      smoothWaist,
      element('circle', { cx: at.x, cy: at.y, r: 15 * frame.unit, fill: '#d6ccb6' }),
      ...pivot,
      softStroke(d, { stroke: '#6d5f45', width: 14, blur: 5, opacity: 0.45 }),
    ),
    element('path', { d, fill: 'none', stroke: '#8d7f64', 'stroke-width': 1.8 }),
    element('path', {
      d,
      fill: 'none',
      stroke: '#fffdf6',
      'stroke-width': 1.2,
      opacity: 0.8,
      transform: 'translate(-.9 -1)',
    }),
    drawSoleEdge(scene, '#7d6f55', 1.8),
  ].join('')
}
