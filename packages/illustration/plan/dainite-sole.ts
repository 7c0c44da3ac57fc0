import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { dots } from '../seam/dots.ts'
import { element, group } from '../svg/element.ts'
import { drawHeelShade } from './heel-shade.ts'
import { drawSoleBody, drawSoleEdge } from './sole-body.ts'
import { heelLine, inside, type SoleScene } from './sole-scene.ts'
import { staggered } from './staggered.ts'

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
