import { blend, hexOf } from '../leather/rgb.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { smooth } from '../line/smooth.ts'
import { element } from '../svg/element.ts'
import { drawSewnLoop } from '../trim/sewn-loop.ts'
import { rearFrame } from './rear-frame.ts'
import type { RearScene } from './rear-scene.ts'

/** A loop of webbing at the top of the back: two legs sewn on, the bend standing over the rim. */
export function drawPullLoop({ sheet, shape, look }: RearScene): string {
  const top = (Math.max(...shape.near.map(({ y }) => y)) - shape.seat) / (shape.last.women ? 0.93 : 1) + 31.3
  const [, dark, base, mid, light] = look.ramp
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
  const row = (x: number): string =>
    polygonPath(rearFrame.line([shape.place(x, top - 12), shape.place(x, top + 8)]), { closed: false })
  const foot = polygonPath(rearFrame.line([shape.place(-6, top - 11), shape.place(6, top - 11)]), { closed: false })
  return drawSewnLoop(sheet, look, {
    d,
    fill,
    edge: 1.8,
    shade: { opacity: 0.55, shift: 'translate(2 5)' },
    stitches: { d: row(-5.2) + row(5.2) + foot, width: 2, dash: '6 3.6', opacity: 0.85 },
  })
}
