import { onBoard } from '../last/on-board.ts'
import { blend, hexOf } from '../leather/rgb.ts'
import type { Point } from '../line/point.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import type { LeatherScene } from './leather-part.ts'
import { onUpper } from './on-upper.ts'
import { createSway } from './sway.ts'

export interface Tassel {
  readonly name: string
  /** Where its cord begins, in millimetres. */
  readonly at: Point
  /** Where it hangs, in radians, y up: -π/2 is straight down. */
  readonly along: number
  readonly length: number
  readonly seed: number
}

/** A leather tassel: cord, a wound head, and a fringe cut from one strip. */
export function drawTassel({ sheet, look }: LeatherScene, { name, at, along, length, seed }: Tassel): string {
  const u = board.unit
  const place = onBoard(at)
  const [deep, dark, base, mid, light] = look.ramp
  // In its own frame a tassel hangs down the y axis.
  const turn = `translate(${numberText(place.x, 1)} ${numberText(place.y, 1)})rotate(${numberText((-along * 180) / Math.PI - 90, 1)})`
  const [neck, head] = [4.6 * u, 10.4 * u]
  const foot = length * u
  const round = sheet.define(`T${name}`, (id) =>
    element(
      'linearGradient',
      { id },
      ...[dark, blend(base, mid, 0.6), look.gleams.length === 0 ? mid : blend(mid, light, 0.5), base, deep].map(
        (tone, index) => element('stop', { offset: [0, 0.22, 0.36, 0.62, 1][index], 'stop-color': hexOf(tone) }),
      ),
    ),
  )
  const edge = hexOf(deep)
  const strips = fringe({ from: head - u, to: foot, top: 3.2 * u, bottom: 6.6 * u, sway: createSway(seed) })
  const skirt = group({ stroke: edge, 'stroke-width': 0.9, fill: round }, ...strips.map((d) => element('path', { d })))
  const wound = `M${-2.7 * u} ${neck + u}q0-${u} ${1.4 * u}-${u}h${2.6 * u}q${1.4 * u} 0 ${1.4 * u} ${u}l${0.5 * u} ${head - neck - u}q-${3.2 * u} ${1.5 * u}-${6.4 * u} 0z`
  const knob = element('path', { d: wound, fill: round, stroke: edge, 'stroke-width': 1.2 })
  const cord = (width: number, stroke: string): string =>
    element('path', {
      d: `M0 0C${u} ${neck * 0.3} ${-u} ${neck * 0.7} 0 ${neck + 2}`,
      fill: 'none',
      stroke,
      'stroke-width': width * u,
    })
  const body = [cord(2, edge), cord(1.4, hexOf(base)), skirt, knob]
  if (sheet.detail === 'thumb') return group({ transform: turn }, ...body)
  const rings = [0.34, 0.56, 0.78].map((share) => {
    const y = numberText(neck + (head - neck) * share, 1)
    return `M${-3 * u} ${y}q${3 * u} ${1.3 * u} ${6 * u} 0`
  })
  const hem = `M${-3 * u} ${neck}L${-6 * u} ${foot}L${6 * u} ${foot}L${3 * u} ${neck}z`
  const layers = sheet.detail === 'stage' ? 5 : 2
  const shadow = onUpper(
    sheet,
    group(
      { transform: 'translate(3 5)' },
      group({ transform: turn }, softStroke(hem, { stroke: edge, width: 8, blur: 3, opacity: 0.6, layers })),
    ),
  )
  return (
    shadow +
    group(
      { transform: turn },
      ...body,
      element('path', { d: rings.join(''), fill: 'none', stroke: edge, 'stroke-width': 1.4, opacity: 0.8 }),
      element('path', {
        d: rings.join(''),
        fill: 'none',
        stroke: hexOf(light),
        'stroke-width': 0.8,
        opacity: 0.35,
        transform: 'translate(0 1.4)',
      }),
    )
  )
}

interface Fringe {
  from: number
  to: number
  top: number
  bottom: number
  sway: (index: number) => number
}

/** Narrow strips that spread towards their ends, none as long as the next. */
function fringe({ from, to, top, bottom, sway }: Fringe): string[] {
  const count = 9
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [(index / count) * 2 - 1, ((index + 1) / count) * 2 - 1]
    const end = to + sway(index) * 3.4 - Math.abs(a + b) * 2
    const n = (value: number): string => numberText(value, 1)
    const shift = sway(index + 20) * 1.6
    return `M${n(a * top)} ${n(from)}L${n(a * bottom + shift)} ${n(end)}L${n(b * bottom + shift)} ${n(end + 1.2)}L${n(b * top)} ${n(from)}z`
  })
}
