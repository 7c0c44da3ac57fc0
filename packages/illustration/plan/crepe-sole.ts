import { pathOf } from '../line/path.ts'
import { smooth } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawSoleBody, drawSoleEdge } from './sole-body.ts'
import { drawSoleNoise } from './sole-noise.ts'
import type { SoleScene } from './sole-scene.ts'

/** Folds across the sole, from the milk that dried in sheets. */
const crinkle = {
  name: 'cr',
  frequency: '.09 .34',
  octaves: 3,
  matrix: '0 0 0 0 .33 0 0 0 0 .2 0 0 0 0 .07 3.6 0 0 0 -2',
  opacity: 0.36,
}
/** Pores that catch the light. */
const stipple = {
  name: 'cs',
  frequency: '.36',
  octaves: 2,
  matrix: '0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .8 5 0 0 0 -2.9',
  opacity: 0.3,
  seed: 3,
}

/** Plantation crepe: one piece from toe to heel, crinkled and porous. */
export function drawCrepeSole(scene: SoleScene): string {
  const { sheet, plan, frame } = scene
  const d = pathOf(frame.line(plan.sole), { closed: true })
  const body = drawSoleBody(scene, { name: 'r', outline: plan.sole, fiddle: 2 })
  if (sheet.detail === 'thumb') return body + drawSoleEdge(scene, '#4f3717')
  const breastLine = smooth([plan.place(-1.1, 70), plan.place(-0.4, 73), plan.place(0.4, 73), plan.place(1.1, 70)])
  const seat = pathOf(frame.line(breastLine))
  const clip = sheet.define('cc', (id) => element('clipPath', { id }, element('path', { d })))
  return [
    body,
    drawSoleNoise(scene, { ...crinkle, outline: plan.sole }),
    drawSoleNoise(scene, { ...stipple, outline: plan.sole }),
    group(
      { 'clip-path': clip, fill: 'none' },
      softStroke(seat, { stroke: '#3b2810', width: 16, blur: 5, opacity: 0.4, transform: 'translate(0 -8)' }),
      element('path', { d: seat, stroke: '#4f3717', 'stroke-width': 1.6, opacity: 0.6 }),
      element('path', { d: seat, stroke: '#fff3d6', 'stroke-width': 1.2, opacity: 0.5, transform: 'translate(0 1.6)' }),
    ),
    drawSoleEdge(scene, '#4f3717', 2.2),
  ].join('')
}
