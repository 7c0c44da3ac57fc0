import { blend, hexOf } from '../leather/rgb.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { type Line, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Seam } from '../seam/seam.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { rearFrame } from './rear-frame.ts'
import { drawn, flipped, type RearParts, type RearScene } from './rear-scene.ts'

/** Lace boot: a strip up the whole back, a collar band under the topline, the counter low around the heel. */
export function drawBootFront(scene: RearScene): RearParts {
  const strip = [
    [7.4, 166],
    [7, 130],
    [7, 96],
    [8.6, 66],
    [10.4, 28],
  ] as const
  const counter = [
    [10, 66.6],
    [22, 63],
    [30, 54],
    [37, 43],
  ] as const
  const collar = [
    [-38, 147.6],
    [-20, 149.6],
    [0, 150.4],
    [20, 149.6],
    [38, 147.6],
  ] as const
  const seams: Seam[] = [
    { line: drawn(scene, collar), over: 'left', rows: 1 },
    { line: drawn(scene, counter), over: 'right', rows: 2, heavy: true },
    { line: drawn(scene, flipped(counter)), over: 'left', rows: 2, heavy: true },
    { line: drawn(scene, strip), over: 'right', rows: 2, heavy: true },
    { line: drawn(scene, flipped(strip)), over: 'left', rows: 2, heavy: true },
  ]
  return { seams }
}

/** Elastic, as much of it as comes round the flanks: narrow ribbed slivers under the topline. */
export function drawGores({ sheet, shape, look }: RearScene): string {
  return [1, -1]
    .map((way) => {
      const inner = smooth([
        shape.place(22.6 * way, 156),
        shape.place(23.4 * way, 132),
        shape.place(26 * way, 108),
        shape.place(33 * way, 86),
      ])
      const outer: Line = [shape.place(42 * way, 86), shape.place(42 * way, 156)]
      const line = [...inner, ...outer]
      const d = pathOf(rearFrame.line(line), { closed: true })
      const body = element('path', { d, fill: '#1d1a1a' })
      if (sheet.detail === 'thumb') return body
      const ribs = Array.from({ length: 6 }, (_, index) => {
        const x = (24.4 + index * 1.9) * way
        return polygonPath(rearFrame.line([shape.place(x, 157), shape.place(x * 0.985, 84)]), { closed: false })
      })
      const clip = sheet.define(`g${way === 1 ? 'o' : 'i'}`, (id) =>
        element('clipPath', { id }, element('path', { d })),
      )
      const edge = pathOf(rearFrame.line(inner))
      return (
        group(
          { 'clip-path': clip },
          body,
          element('path', { d: ribs.join(''), stroke: '#000', 'stroke-width': 3.4, opacity: 0.7 }),
          element('path', {
            d: ribs.join(''),
            stroke: '#8b8580',
            'stroke-width': 1.4,
            opacity: 0.4,
            transform: 'translate(-3 0)',
          }),
        ) +
        group(
          { fill: 'none' },
          element('path', { d: edge, stroke: hexOf(look.ramp[0]), 'stroke-width': 2.4 }),
          element('path', {
            d: pathOf(rearFrame.line(inner.map(({ x, y }) => point(x - way * 1.8, y)))),
            stroke: look.thread,
            'stroke-width': 2.2,
            'stroke-dasharray': '7 4',
            opacity: 0.8,
          }),
        )
      )
    })
    .join('')
}

/** A loop of webbing at the top of the back: two legs sewn on, the bend standing over the rim. */
export function drawPullLoop({ sheet, shape, look }: RearScene): string {
  const top = (Math.max(...shape.near.map(({ y }) => y)) - shape.seat) / (shape.last.women ? 0.93 : 1) + 31.3
  const [deep, dark, base, mid, light] = look.ramp
  const band = smooth(
    [
      [-7, top - 13],
      [-7.2, top],
      [-6.6, top + 9],
      [-3, top + 13],
      [3, top + 13],
      [6.6, top + 9],
      [7.2, top],
      [7, top - 13],
    ].map(([x = 0, y = 0]) => shape.place(x, y)),
    { steps: 8 },
  )
  const d = pathOf(rearFrame.line(band), { closed: true })
  const fill = sheet.define('pl', (id) =>
    element(
      'linearGradient',
      { id, x1: 0, x2: 0, y1: 0, y2: 1 },
      element('stop', { offset: 0, 'stop-color': hexOf(blend(mid, light, 0.2)) }),
      element('stop', { offset: 0.3, 'stop-color': hexOf(base) }),
      element('stop', { offset: 1, 'stop-color': hexOf(dark) }),
    ),
  )
  const body = element('path', { d, fill, stroke: hexOf(deep), 'stroke-width': 1.8 })
  if (sheet.detail === 'thumb') return body
  const row = (x: number): string =>
    polygonPath(rearFrame.line([shape.place(x, top - 12), shape.place(x, top + 8)]), { closed: false })
  const foot = polygonPath(rearFrame.line([shape.place(-6, top - 11), shape.place(6, top - 11)]), { closed: false })
  return group(
    {},
    group(
      { filter: sheet.blur(2.6) },
      element('path', { d, fill: '#120803', opacity: 0.55, transform: 'translate(2 5)' }),
    ),
    body,
    element('path', {
      d: row(-5.2) + row(5.2) + foot,
      fill: 'none',
      stroke: look.thread,
      'stroke-width': 2,
      'stroke-dasharray': '6 3.6',
      opacity: 0.85,
    }),
  )
}

/** The strap of a Jodhpur, around the back at the ankle. */
export function drawJodhpurStrap({ sheet, shape, look }: RearScene): string {
  const [low, high] = [97, 110]
  const edge = (y: number, sag: number): Line =>
    smooth(
      [
        [-33.4, y + 3],
        [-22, y + 1],
        [0, y - sag],
        [22, y + 1],
        [33.4, y + 3],
      ].map(([x = 0, h = 0]) => shape.place(x, h)),
    )
  const line = [...edge(high, 0), ...edge(low, 0).toReversed()]
  const d = pathOf(rearFrame.line(line), { closed: true })
  const [deep, dark, base, mid, light] = look.ramp
  const stops = [
    [0, deep],
    [0.07, blend(dark, mid, 0.6)],
    [0.22, blend(mid, light, look.gleams.length === 0 ? 0 : 0.25)],
    [0.45, base],
    [0.75, dark],
    [0.94, blend(dark, mid, 0.4)],
    [1, deep],
  ] as const
  const fill = sheet.define('js', (id) =>
    element(
      'linearGradient',
      { id },
      ...stops.map(([offset, tone]) => element('stop', { offset, 'stop-color': hexOf(tone) })),
    ),
  )
  const body = element('path', { d, fill, stroke: hexOf(deep), 'stroke-width': 1.8 })
  if (sheet.detail === 'thumb') return body
  const row = (y: number): string => pathOf(rearFrame.line(edge(y, 0)))
  const loop = [shape.place(-5, 112.6), shape.place(5, 112.6), shape.place(5, 94.6), shape.place(-5, 94.6)]
  return group(
    {},
    group(
      { 'clip-path': `url(#${sheet.id('u')})` },
      softStroke(d, { stroke: '#120803', width: 14, blur: 4, opacity: 0.6, layers: 4, transform: 'translate(0 6)' }),
    ),
    body,
    element('path', {
      d: row(low + 1.8) + row(high - 1.8),
      fill: 'none',
      stroke: look.thread,
      'stroke-width': 2,
      'stroke-dasharray': '7 4',
      opacity: 0.8,
    }),
    element('path', {
      d: polygonPath(rearFrame.line(loop)),
      fill: hexOf(blend(base, dark, 0.3)),
      stroke: hexOf(deep),
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
    }),
  )
}
