import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { rearFrame } from './rear-frame.ts'
import { cupPaint } from './rear-paint.ts'
import type { RearScene } from './rear-scene.ts'
import { across, drawSlab } from './rear-slab.ts'

/** A rubber cup: foxing over the ground, the seam in its groove, a small plate on the heel. */
export function drawCup(scene: RearScene): string {
  const { shape, sheet } = scene
  const half = shape.last.seat / 2 + 3.4
  const top = shape.seat + 1.6
  const body = drawSlab(
    { half: [half - 1.4, half], from: 1, to: top, fill: '#e9e2d3', sag: 1.4 },
    cupPaint(scene, 'hb', half),
  )
  if (sheet.detail === 'thumb') return body
  const line = (y: number, stroke: string, width: number, opacity: number, dash?: string): string =>
    element('path', { d: across(half - 0.4, y, 1.4), stroke, 'stroke-width': width, opacity, 'stroke-dasharray': dash })
  const [a, b] = [rearFrame.at(-9, 19.5), rearFrame.at(9, 10.5)]
  const plate = { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y, rx: 6, fill: '#ded5c2' }
  return [
    body,
    group(
      { fill: 'none', 'stroke-linecap': 'round' },
      line(top - 0.5, '#fffdf6', 3.4, 0.9),
      line(top - 4.6, '#8a7a60', 4.4, 0.42),
      line(top - 4.6, '#cdbfa3', 3.6, 1, '12 7'),
      line(7.2, '#8a7857', 2.4, 0.75),
      line(6.7, '#fffdf6', 1.8, 0.9),
    ),
    element('rect', plate),
    element('rect', { ...plate, fill: 'none', stroke: '#9c8d6c', 'stroke-width': 1.6 }),
    softStroke(across(half - 4, 2, 1.4), { stroke: '#5d4a2c', width: 8, blur: 5, opacity: 0.5 }),
    softStroke(across(half - 3, top + 1.2, 1.4), { stroke: '#2a1a0a', width: 8, blur: 4, opacity: 0.4 }),
  ].join('')
}
