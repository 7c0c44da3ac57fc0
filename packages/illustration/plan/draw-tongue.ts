import { blend, hexOf } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import type { TopScene } from './top-scene.ts'

/** A piece of leather that stands free over the opening: its shade, its body, an edge with a row of stitches. */
export function drawTongue(scene: TopScene, outline: Line, { stitched = true } = {}): string {
  const { sheet, frame, look } = scene
  const d = pathOf(frame.line(outline), { closed: true })
  const [, dark, base, mid, light] = look.ramp
  const ends = [
    [0, hexOf(blend(dark, base, 0.3))],
    [0.32, hexOf(base)],
    [0.5, hexOf(blend(mid, light, look.gleams.length === 0 ? 0 : 0.12))],
    [0.7, hexOf(base)],
    [1, hexOf(blend(dark, base, 0.2))],
  ] as const
  const fill = sheet.define('tg', (id) =>
    element(
      'linearGradient',
      { id },
      ...ends.map(([offset, colour]) => element('stop', { offset, 'stop-color': colour })),
    ),
  )
  const body = element('path', { d, fill })
  if (sheet.detail === 'thumb') return body
  const deep = hexOf(look.ramp[0])
  const seam = pathOf(frame.line(offset([...outline, ...outline.slice(0, 2)], 1.9)), { closed: true })
  return group(
    {},
    softStroke(d, { stroke: deep, width: 16, blur: 5, opacity: 0.8, layers: 4, transform: 'translate(0 7)' }),
    body,
    element('path', { d, fill: 'none', stroke: deep, 'stroke-width': 1.5, opacity: 0.85 }),
    element('path', {
      d,
      fill: 'none',
      stroke: hexOf(light),
      'stroke-width': 0.8,
      opacity: 0.35,
      transform: 'translate(0 -1.2)',
    }),
    stitched
      ? element('path', {
          d: seam,
          fill: 'none',
          stroke: look.thread,
          'stroke-width': 1.5,
          'stroke-dasharray': '4.6 3',
          opacity: 0.7,
        })
      : '',
  )
}
