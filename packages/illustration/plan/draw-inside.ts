import { mixed } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import { type Point, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import type { TopParts, TopScene } from './top-scene.ts'

/** What one sees through the opening: lining that falls into the dark towards the toe, insole with the stamped oval. */
export function drawInside(scene: TopScene, { hole, inside = '', depth }: TopParts): string {
  const { sheet, frame, look, plan } = scene
  const d = pathOf(frame.line(hole), { closed: true })
  const clip = sheet.define('o', (id) => element('clipPath', { id }, element('path', { d })))
  const deep = mixed(look.lining, '#2b1407', 0.72)
  const fade = sheet.define('of', (id) =>
    element(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: frame.at(0, 0).y, y2: frame.at(0, 118 * plan.scale).y },
      ...fadeStops(look.lining, depth).map(([offset, colour]) => element('stop', { offset, 'stop-color': colour })),
    ),
  )
  const floor = pathOf(frame.line(insole(scene, depth)), { closed: true })
  if (sheet.detail === 'thumb') {
    return group(
      { 'clip-path': clip },
      element('path', { d, fill: deep }),
      element('path', { d: floor, fill: fade }),
      inside,
    )
  }
  const layers = sheet.detail === 'stage' ? 5 : 3
  return group(
    { 'clip-path': clip },
    element('path', { d, fill: fade }),
    element('path', { d, fill: '#1d0c04', opacity: 0.4 }),
    softStroke(floor, { stroke: deep, width: 9, blur: 3.4, opacity: 0.75, layers }),
    element('path', { d: floor, fill: fade }),
    element('path', { d: floor, fill: 'none', stroke: deep, 'stroke-width': 1.2, opacity: 0.6 }),
    depth > 1 ? '' : stamp(scene),
    softStroke(d, { stroke: '#1a0a03', width: 40, blur: 11, opacity: 0.5 * Math.min(1.3, depth), layers: layers * 3 }),
    inside,
    // Facings stand over tongue and lining by their own thickness.
    softStroke(d, { stroke: '#120703', width: 7, blur: 2.6, opacity: 0.6, layers }),
  )
}

function fadeStops(lining: string, depth: number): (readonly [number, string])[] {
  const at = (share: number, dark: number) => [share, mixed(lining, '#2b1407', Math.min(0.92, dark * depth))] as const
  return [at(0, 0.34), at(0.18, 0.14), at(0.36, 0.2), at(0.58, 0.46), at(0.76, 0.74), at(0.9, 0.9), at(1, 0.94)]
}

/** The insole as far as one sees it, a little smaller than the heel. */
function insole({ plan }: TopScene, depth: number): Point[] {
  const shrink = depth > 1 ? 0.86 : 1
  const rim = [
    [0, 15.5],
    [0.3, 17],
    [0.5, 25],
    [0.585, 42],
    [0.57, 66],
    [0.53, 92],
    [0.55, 126],
  ] as const
  const outer = rim.map(([v, y]) => plan.place(v * shrink, y))
  const inner = rim.map(([v, y]) => plan.place(-v * shrink, y)).toReversed()
  return smooth([...outer, ...inner.slice(0, -1)], { closed: true })
}

/** A stamp without words: an oval, its inner line, three bars of lettering too small to read. */
function stamp({ sheet, frame, look, plan }: TopScene): string {
  const at = frame.place(plan.place(0, 46))
  const ink = mixed(look.lining, '#3a1c08', 0.62)
  const light = mixed(look.lining, '#fff3dc', 0.5)
  const oval = (rx: number, ry: number) =>
    element('ellipse', { cx: at.x, cy: at.y, rx: rx * frame.unit, ry: ry * frame.unit })
  const bars = [-1.5, 0, 1.5].map((dy, index) => {
    const half = index === 1 ? 4.4 : 3
    const [a, b] = [point(at.x - half * frame.unit, at.y + dy * frame.unit), half * 2 * frame.unit]
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}h${b.toFixed(1)}`
  })
  const lines = [
    oval(8.6, 5.2),
    oval(7.4, 4.1),
    element('path', {
      d: bars.join(''),
      'stroke-dasharray': sheet.detail === 'stage' ? '2.6 .9 1.7 .8 3.1 1' : undefined,
    }),
  ].join('')
  return (
    group({ fill: 'none', stroke: light, 'stroke-width': 1, opacity: 0.5, transform: 'translate(.8 1)' }, lines) +
    group({ fill: 'none', stroke: ink, 'stroke-width': 1.1, opacity: 0.7 }, lines)
  )
}
