import { blend, hexOf } from '../leather/rgb.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { rearFrame } from './rear-frame.ts'
import type { RearScene } from './rear-scene.ts'

/** The strap of a Jodhpur, around the back at the ankle. */
export function drawAnkleStrap({ sheet, shape, look }: RearScene): string {
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
