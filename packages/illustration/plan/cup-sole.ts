import { pathOf } from '../line/path.ts'
import { smooth } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawSoleBody, drawSoleEdge } from './sole-body.ts'
import { inside, type SoleScene } from './sole-scene.ts'

/** A cup sole: herringbone within a border, a pivot under the ball. */
export function drawCupSole(scene: SoleScene): string {
  const { sheet, plan, frame } = scene
  const body = drawSoleBody(scene, { name: 'r', outline: plan.sole })
  const field = inside(scene, 7.5)
  const d = pathOf(frame.line(field), { closed: true })
  const tread = sheet.define('hb', (id) => {
    const [w, h] = [34, 12]
    const zig = `M0 ${h * 0.75}L${w / 4} ${h * 0.25}L${w * 0.75} ${h * 1.25}L${w} ${h * 0.75}M0 ${-h * 0.25}L${w / 4} ${-h * 0.75}L${w * 0.75} ${h * 0.25}L${w} ${-h * 0.25}`
    return element(
      'pattern',
      { id, width: w, height: h, patternUnits: 'userSpaceOnUse' },
      element('path', { d: zig, fill: 'none', stroke: '#fffdf6', 'stroke-width': 2.2, transform: 'translate(0 2.6)' }),
      element('path', { d: zig, fill: 'none', stroke: '#8d7f64', 'stroke-width': 3 }),
    )
  })
  const at = frame.place(plan.beside(-2, 214))
  const pivot = [13, 9, 5].map((radius) =>
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: radius * frame.unit,
      fill: 'none',
      stroke: '#8d7f64',
      'stroke-width': 2.6,
    }),
  )
  const clip = sheet.define('cf', (id) => element('clipPath', { id }, element('path', { d })))
  const waist = pathOf(
    frame.line(
      smooth(
        [
          plan.place(-1.2, 96),
          plan.place(0, 92),
          plan.place(1.2, 96),
          plan.place(1.2, 148),
          plan.place(0, 154),
          plan.place(-1.2, 148),
        ],
        { closed: true },
      ),
    ),
    { closed: true },
  )
  const smoothWaist = element('path', { d: waist, fill: '#d3c8b1', stroke: '#9c8e72', 'stroke-width': 2 })
  if (sheet.detail === 'thumb')
    return (
      body +
      group({ 'clip-path': clip }, element('path', { d, fill: tread, opacity: 0.8 })) +
      drawSoleEdge(scene, '#7d6f55')
    )
  return [
    body,
    group(
      { 'clip-path': clip },
      element('path', { d, fill: '#b7aa8e', opacity: 0.5 }),
      element('path', { d, fill: tread, opacity: 0.85 }),
      smoothWaist,
      element('circle', { cx: at.x, cy: at.y, r: 15 * frame.unit, fill: '#d6ccb6' }),
      ...pivot,
      softStroke(d, { stroke: '#6d5f45', width: 14, blur: 5, opacity: 0.45 }),
    ),
    element('path', { d, fill: 'none', stroke: '#8d7f64', 'stroke-width': 1.8 }),
    element('path', {
      d,
      fill: 'none',
      stroke: '#fffdf6',
      'stroke-width': 1.2,
      opacity: 0.8,
      transform: 'translate(-.9 -1)',
    }),
    drawSoleEdge(scene, '#7d6f55', 1.8),
  ].join('')
}
