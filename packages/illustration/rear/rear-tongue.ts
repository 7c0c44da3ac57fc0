import { blend, hexOf } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import { smooth } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import { rearFrame } from './rear-frame.ts'
import type { RearScene } from './rear-scene.ts'

/** The top of the tongue, over the far rim. */
export function drawTongueTop({ sheet, shape, look }: RearScene): string {
  const tall = shape.cut === 'sneaker' ? 122 : 113.6
  const top = smooth(
    [
      [-15, 92],
      [-16, tall - 8],
      [-13, tall - 2],
      [-6, tall],
      [6, tall],
      [13, tall - 2],
      [16, tall - 8],
      [15, 92],
    ].map(([x = 0, y = 0]) => shape.place(x, y)),
  )
  const d = pathOf(rearFrame.line(top), { closed: true })
  const [deep, dark, base] = look.ramp
  const body = element('path', { d, fill: hexOf(blend(dark, base, 0.5)), stroke: hexOf(deep), 'stroke-width': 1.6 })
  if (sheet.detail === 'thumb') return body
  const row = pathOf(rearFrame.line(top.map(({ x, y }) => ({ x: x * 0.9, y: y - 1.7 }))))
  return (
    body +
    group(
      { fill: 'none' },
      element('path', { d: row, stroke: look.thread, 'stroke-width': 2, 'stroke-dasharray': '7 4', opacity: 0.6 }),
    )
  )
}
