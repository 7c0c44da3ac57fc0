import { patternCut } from '../last/cut.ts'
import { sideProfile } from '../last/side-profile.ts'
import { hexOf } from '../leather/rgb.ts'
import { normalField } from '../light/normal-field.ts'
import { lightRows } from '../light/rows.ts'
import { rowsMarkup } from '../light/rows-markup.ts'
import { heightAt } from '../line/cross.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import type { DetailName } from '../params/shoe-params.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { planShade } from './plan-shade.ts'
import type { SoleScene } from './sole-scene.ts'

const fineness: Readonly<Record<DetailName, { rowHeight: number; tolerance: number }>> = {
  thumb: { rowHeight: 22, tolerance: 18 },
  card: { rowHeight: 7, tolerance: 7 },
  stage: { rowHeight: 4, tolerance: 4 },
}

/** The underside lit: it bends with the arch, rises at the toe and is rounded at its edge; `fiddle` gives the waist a ridge. */
export function drawSoleBody(
  scene: SoleScene,
  { name, outline, fiddle = 0 }: { name: string; outline: Line; fiddle?: number },
): string {
  const { sheet, params, plan, frame, look } = scene
  const { under } = sideProfile(params.last, patternCut[params.pattern], params.making.sole)
  const height = (x: number, y: number): number => {
    const [inner, outer] = [plan.edge(y, -1), plan.edge(y, 1)]
    const off = Math.min(1.2, Math.abs((2 * (x - inner)) / Math.max(1, outer - inner) - 1))
    const waist = Math.exp(-(((y / plan.scale - 118) / 34) ** 2))
    return -heightAt(under, y) * 0.8 - off ** 6 * 2.2 - fiddle * waist * off ** 1.5
  }
  const normal = normalField({
    height,
    box: { left: -70, right: 70, bottom: -8, top: plan.length + 8 },
    step: 2,
    smoothing: 2.6,
  })
  const rows = lightRows({ outline, colourAt: (x, y) => planShade(look, normal(x, y)), ...fineness[sheet.detail] })
  const d = pathOf(frame.line(outline), { closed: true })
  const clip = sheet.define(`${name}c`, (id) => element('clipPath', { id }, element('path', { d })))
  return group({ 'clip-path': clip }, rowsMarkup(sheet, rows, { place: frame.at, name }))
}

/** The cut edge around a sole: dark outside, a light where it is bevelled. */
export function drawSoleEdge({ sheet, frame, look, plan }: SoleScene, dark: string, bevel = 1.5): string {
  const loop = [...plan.sole, ...plan.sole.slice(0, 2)]
  const d = pathOf(frame.line(plan.sole), { closed: true })
  const outline = element('path', { d, fill: 'none', stroke: dark, 'stroke-width': 2 })
  if (sheet.detail === 'thumb') return outline
  const at = (by: number): string => pathOf(frame.line(offset(loop, by)), { closed: true })
  const clip = sheet.define('se', (id) => element('clipPath', { id }, element('path', { d })))
  return (
    group(
      { 'clip-path': clip, fill: 'none' },
      softStroke(d, { stroke: dark, width: bevel * 2.2 * frame.unit, blur: 2.2, opacity: 0.8, layers: 4 }),
      element('path', { d: at(bevel), stroke: hexOf(look.ramp[4]), 'stroke-width': 1.1, opacity: 0.5 }),
      element('path', { d: at(bevel - 0.4), stroke: dark, 'stroke-width': 1.2, opacity: 0.6 }),
    ) + outline
  )
}
