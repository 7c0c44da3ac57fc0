import { patternCut } from '../last/cut.ts'
import { sideProfile } from '../last/side-profile.ts'
import { lookOf } from '../leather/look.ts'
import { blend, hexOf } from '../leather/rgb.ts'
import { texture } from '../leather/texture.ts'
import { rowsMarkup } from '../light/rows-markup.ts'
import { boundsOf } from '../line/bounds.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { drawSeams } from '../seam/draw-seams.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { drawInside } from './draw-inside.ts'
import { drawRim } from './draw-rim.ts'
import { footPlan } from './foot-plan.ts'
import { drawPairShadow, mirror, planFrame } from './plan-frame.ts'
import { topPatterns } from './top-pattern.ts'
import type { TopParts, TopScene } from './top-scene.ts'
import { upperField } from './upper-field.ts'
import { upperLight } from './upper-light.ts'

/** The pair from above, toes up: the content of a sheet. */
export function drawTop(sheet: Sheet, params: ShoeParams): string {
  const plan = footPlan(params.last, params.making)
  const frame = planFrame(plan.length)
  const scene: TopScene = { sheet, params, plan, frame, look: lookOf(params) }
  const parts = topPatterns[params.pattern](scene)
  const shoe = group({ id: sheet.id('R') }, drawRim(scene), drawUpper(scene, parts), parts.front)
  const shadow = drawPairShadow(sheet, frame, plan.sole)
  return shadow + shoe + element('use', { href: `#${sheet.id('R')}`, transform: mirror })
}

function drawUpper(scene: TopScene, parts: TopParts): string {
  const { sheet, params, plan, frame, look } = scene
  const { finish, making, pattern, seed } = params
  const cut = patternCut[pattern]
  const field = upperField(plan, sideProfile(params.last, cut, making.sole))
  const smoothing = cut === 'boot' || cut === 'chelsea' ? 5 : 2.4
  const rows = upperLight({ plan, field, look, detail: sheet.detail, patina: finish.patina, seed, smoothing })
  const d = pathOf(frame.line(plan.upper), { closed: true })
  const clip = sheet.define('u', (id) => element('clipPath', { id }, element('path', { d })))
  const region = boundsOf(frame.line(plan.upper), 4)
  return (
    group(
      { 'clip-path': clip },
      rowsMarkup(sheet, rows, { place: frame.at, name: 'r' }),
      texture(sheet, look, finish.leather, seed, region),
      parts.panels ?? '',
      drawSeams(sheet, parts.seams, look, frame),
    ) +
    element('path', { d, fill: 'none', stroke: hexOf(look.ramp[0]), 'stroke-width': 1.3, opacity: 0.75 }) +
    (parts.collar ?? '') +
    drawInside(scene, parts) +
    drawTopline(scene, parts)
  )
}

/** The edge of the hole: dark where it is cut, light where the leather folds over. */
function drawTopline({ sheet, frame, look }: TopScene, { edge, topline, bare }: TopParts): string {
  const cut = element('path', {
    d: pathOf(frame.line(edge)),
    fill: 'none',
    stroke: hexOf(look.ramp[0]),
    'stroke-width': 1.6,
    opacity: 0.9,
  })
  if (sheet.detail === 'thumb') return cut
  const fold = pathOf(frame.line(offset(topline, -0.75)))
  const row = pathOf(frame.line(offset(topline, -2.9)))
  const light = hexOf(blend(look.ramp[3], look.ramp[4], 0.5))
  const folded = group(
    { fill: 'none' },
    element('path', { d: fold, stroke: light, 'stroke-width': 2, opacity: 0.42 }),
    cut,
  )
  if (bare) return folded
  return group(
    { fill: 'none' },
    folded,
    element('path', { d: row, stroke: hexOf(look.ramp[0]), 'stroke-width': 2.6, opacity: 0.34 }),
    element('path', {
      d: row,
      stroke: look.thread,
      'stroke-width': 1.6,
      'stroke-dasharray': '4.9 2.9',
      'stroke-linecap': 'round',
      opacity: 0.85,
    }),
  )
}
