import { blend, hexOf } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { bezier, smooth } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { createSway } from '../trim/sway.ts'
import type { TopScene } from './top-scene.ts'

/** Two tassels on a knot in front of the opening, lying forward on the vamp. */
export function drawTassels(scene: TopScene): string {
  const knot = scene.plan.beside(0, 141)
  const sway = createSway(scene.params.seed)
  const ends = [1, -1].map((way) => {
    const lean = way * (0.3 + sway(way + 2) * 0.1)
    const cord = bezier(
      knot,
      point(knot.x + way * 6, knot.y + 2),
      point(knot.x + way * 9, knot.y + 6),
      point(knot.x + way * 9.4, knot.y + 12),
      10,
    )
    return { cord, lean }
  })
  const loops = [1, -1].map((way) => [
    ...bezier(
      knot,
      point(knot.x + way * 5, knot.y + 5),
      point(knot.x + way * 16, knot.y + 4),
      point(knot.x + way * 16.5, knot.y - 2),
      10,
    ),
    ...bezier(
      point(knot.x + way * 16.5, knot.y - 2),
      point(knot.x + way * 16, knot.y - 7),
      point(knot.x + way * 6, knot.y - 5),
      knot,
      10,
    ).slice(1),
  ])
  return (
    drawCords(scene, [...loops, ...ends.map(({ cord }) => cord)]) +
    ends.map(({ cord, lean }) => drawTassel(scene, cord.at(-1) ?? knot, lean)).join('') +
    drawKnot(scene, knot)
  )
}

function drawCords({ sheet, frame, look }: TopScene, cords: readonly Line[]): string {
  const d = cords.map((cord) => pathOf(frame.line(cord))).join('')
  const [deep, , base, , light] = look.ramp.map((tone) => hexOf(tone))
  const stroke = (colour: string, width: number, more = {}): string =>
    element('path', { d, stroke: colour, 'stroke-width': width, ...more })
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    sheet.detail === 'thumb'
      ? ''
      : softStroke(d, {
          stroke: '#120803',
          width: 9,
          blur: 2.6,
          opacity: 0.55,
          layers: 3,
          transform: 'translate(2 4)',
        }),
    stroke(deep ?? '#000', 9),
    stroke(base ?? '#000', 6.4),
    stroke(light ?? '#fff', 1.4, { opacity: 0.45, transform: 'translate(-1.2 -1)' }),
  )
}

/** A rolled head and a fringe that spreads from it; `lean` turns it away from the axis. */
function drawTassel({ sheet, frame, look, params }: TopScene, at: Point, lean: number): string {
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  const p = (x: number, y: number): Point => point(at.x + c * x + s * y, at.y - s * x + c * y)
  const head = smooth([p(-2.8, -1), p(-3.5, 2.4), p(-3.2, 5.6), p(3.2, 5.6), p(3.5, 2.4), p(2.8, -1)], {
    closed: true,
    steps: 6,
  })
  const fringe = smooth([p(-3, 5), p(-4.2, 12), p(-5.6, 21), p(0, 23), p(5.6, 21), p(4.2, 12), p(3, 5)], {
    closed: true,
    steps: 6,
  })
  const sway = createSway(params.seed + Math.round(lean * 100))
  const cuts = [-4, -2.9, -1.8, -0.7, 0.5, 1.6, 2.7, 3.8].map((x, index) =>
    pathOf(
      frame.line(
        bezier(
          p(x * 0.62, 5.4),
          p(x * 0.8, 11),
          p(x + sway(index) * 0.5, 16),
          p(x * 1.24 + sway(index) * 0.7, 22.2),
          6,
        ),
      ),
      { tolerance: 0.6 },
    ),
  )
  const [deep, dark, base, mid, light] = look.ramp
  const d = { fringe: pathOf(frame.line(fringe), { closed: true }), head: pathOf(frame.line(head), { closed: true }) }
  const shadow =
    sheet.detail === 'thumb'
      ? ''
      : group(
          { filter: sheet.blur(2.6) },
          element('path', { d: d.fringe + d.head, fill: '#120803', opacity: 0.65, transform: 'translate(3 5)' }),
        )
  return group(
    {},
    shadow,
    element('path', { d: d.fringe, fill: hexOf(blend(base, dark, 0.25)), stroke: hexOf(deep), 'stroke-width': 1.2 }),
    sheet.detail === 'thumb'
      ? ''
      : group(
          { fill: 'none' },
          element('path', { d: cuts.join(''), stroke: hexOf(deep), 'stroke-width': 1.3, opacity: 0.85 }),
          element('path', {
            d: cuts.join(''),
            stroke: hexOf(light),
            'stroke-width': 0.9,
            opacity: 0.4,
            transform: 'translate(1.2 0)',
          }),
        ),
    element('path', { d: d.head, fill: hexOf(blend(base, mid, 0.4)), stroke: hexOf(deep), 'stroke-width': 1.2 }),
    element('path', {
      d: pathOf(frame.line([p(-1.6, 0.4), p(-2, 2.6), p(-1.8, 4.8)])),
      fill: 'none',
      stroke: hexOf(light),
      'stroke-width': 2,
      opacity: 0.4,
      'stroke-linecap': 'round',
    }),
  )
}

function drawKnot({ frame, look }: TopScene, at: Point): string {
  const [deep, , base, mid, light] = look.ramp
  const here = frame.place(at)
  return (
    element('ellipse', {
      cx: here.x,
      cy: here.y,
      rx: 8,
      ry: 6.6,
      fill: hexOf(blend(base, mid, 0.3)),
      stroke: hexOf(deep),
      'stroke-width': 1.6,
    }) +
    element('path', {
      d: `M${(here.x - 5).toFixed(1)} ${(here.y - 2).toFixed(1)}q5-4 9 0`,
      fill: 'none',
      stroke: hexOf(light),
      'stroke-width': 1.4,
      opacity: 0.5,
    })
  )
}
