import { blend, hexOf } from '../leather/rgb.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import type { Point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { element } from '../svg/element.ts'
import { drawSewnLoop } from '../trim/sewn-loop.ts'
import type { TopScene } from './top-scene.ts'

/** The loop at the back by which a boot is pulled on: it stands up over the edge. */
export function drawPullTab({ sheet, plan, frame, look }: TopScene): string {
  const at = (x: number, y: number): Point => plan.beside(x, y)
  const loop = smooth(
    [at(-6.6, 17), at(-7.4, 9), at(-6, 2.2), at(0, 0.6), at(6, 2.2), at(7.4, 9), at(6.6, 17), at(0, 15.6)],
    { closed: true, steps: 8 },
  )
  const d = pathOf(frame.line(loop), { closed: true })
  const [, dark, base, , light] = look.ramp
  const rows = [-3.6, 3.6].map((x) => polygonPath(frame.line([at(x, 16), at(x * 1.06, 3.4)]), { closed: false }))
  const fold = pathOf(frame.line(smooth([at(-6.4, 6), at(-5.2, 3.2), at(0, 1.8), at(5.2, 3.2), at(6.4, 6)])))
  return drawSewnLoop(
    sheet,
    look,
    {
      d,
      fill: hexOf(blend(dark, base, 0.5)),
      edge: 1.4,
      shade: { opacity: 0.6, shift: 'translate(1 4)' },
      stitches: { d: rows.join(''), width: 1.3, dash: '3.6 2.2', opacity: 0.8 },
    },
    element('path', { d: fold, fill: 'none', stroke: hexOf(light), 'stroke-width': 1.5, opacity: 0.45 }),
  )
}
