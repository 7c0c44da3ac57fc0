import { hexOf } from '../leather/rgb.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { type Line, point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import { drawRibbedWeb } from '../trim/ribbed-web.ts'
import { rearFrame } from './rear-frame.ts'
import type { RearScene } from './rear-scene.ts'

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
      const ribs = Array.from({ length: 6 }, (_, index) => {
        const x = (24.4 + index * 1.9) * way
        return polygonPath(rearFrame.line([shape.place(x, 157), shape.place(x * 0.985, 84)]), { closed: false })
      })
      const gore = drawRibbedWeb(sheet, {
        name: `g${way === 1 ? 'o' : 'i'}`,
        d,
        ribs,
        fill: '#1d1a1a',
        widths: [3.4, 1.4],
        light: { opacity: 0.4, shift: 'translate(-3 0)' },
      })
      if (sheet.detail === 'thumb') return gore
      const edge = pathOf(rearFrame.line(inner))
      return (
        gore +
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
