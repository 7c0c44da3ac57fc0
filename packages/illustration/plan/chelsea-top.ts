import { hexOf, mixed } from '../leather/rgb.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { smooth } from '../line/smooth.ts'
import { element } from '../svg/element.ts'
import { drawRibbedWeb } from '../trim/ribbed-web.ts'
import { drawCollar, shaftRim } from './collar.ts'
import { closedOpening } from './opening.ts'
import { drawPullTab } from './pull-tab.ts'
import type { TopPattern, TopScene } from './top-scene.ts'

export const chelsea: TopPattern = (scene) => ({
  ...closedOpening(scene, shaftRim),
  seams: [],
  bare: true,
  collar: drawCollar(scene) + drawGores(scene),
  front: drawPullTab(scene),
  depth: 1.6,
})

/** Elastic on both sides, under the topline: ribs that run down into the dark. */
function drawGores({ sheet, plan, frame, look }: TopScene): string {
  const web = mixed(hexOf(look.ramp[0]), '#1d1a1a', 0.6)
  return [1, -1]
    .map((way) => {
      const rim = smooth([
        plan.place(0.83 * way, 34),
        plan.place(0.91 * way, 48),
        plan.place(0.905 * way, 62),
        plan.place(0.82 * way, 77),
      ])
      const wall = smooth([
        plan.place(0.97 * way, 79),
        plan.place(1.06 * way, 63),
        plan.place(1.065 * way, 48),
        plan.place(0.985 * way, 32),
      ])
      const d = pathOf(frame.line([...rim, ...wall]), { closed: true })
      const ribs = Array.from({ length: 19 }, (_, index) => {
        const y = 33 + index * 2.6
        return polygonPath(frame.line([plan.place(0.8 * way, y), plan.place(1.1 * way, y - 0.8)]), { closed: false })
      })
      const gore = drawRibbedWeb(sheet, {
        name: `g${way === 1 ? 'o' : 'i'}`,
        d,
        ribs,
        fill: web,
        widths: [2.6, 1.1],
        light: { opacity: 0.5, shift: 'translate(0 -2)' },
      })
      if (sheet.detail === 'thumb') return gore
      return gore + element('path', { d, fill: 'none', stroke: hexOf(look.ramp[0]), 'stroke-width': 1.6 })
    })
    .join('')
}
