import { blend, hexOf } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import { smooth } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import { metalTones } from '../trim/metal.ts'
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

/** Buckles sit on the outer side, before the eye's horizon: only their frames stand out beside the quarter. */
export function drawBuckleEdges({ sheet, shape, params }: RearScene, heights: readonly number[]): string {
  const tones = metalTones[params.trim.metal]
  const d = heights
    .map((height) => {
      const x = 25.8 - (height - 80) * 0.3
      const line = [
        shape.place(x, height - 6),
        shape.place(x + 1.5, height - 4),
        shape.place(x + 0.6, height + 3.6),
        shape.place(x - 2, height + 5),
      ]
      return pathOf(rearFrame.line(smooth(line, { steps: 6 })))
    })
    .join('')
  const rod = (stroke: string, width: number, more = {}): string =>
    element('path', { d, stroke, 'stroke-width': width, ...more })
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    rod(tones.dark, 7),
    rod(tones.base, 5),
    sheet.detail === 'thumb' ? '' : rod(tones.light, 1.8, { opacity: 0.8, transform: 'translate(1 -1)' }),
  )
}

/** A leather cord, threaded in and out along the topline. */
export function drawCord({ sheet, shape, look }: RearScene): string {
  if (sheet.detail === 'thumb') return ''
  const d = pathOf(rearFrame.line(offset(shape.near, -4)))
  const [deep, , base, , light] = look.ramp
  const cord = { d, 'stroke-dasharray': '52 17' }
  return group(
    { fill: 'none' },
    element('path', { ...cord, stroke: hexOf(deep), 'stroke-width': 11 }),
    element('path', { ...cord, stroke: hexOf(base), 'stroke-width': 8 }),
    element('path', { ...cord, stroke: hexOf(light), 'stroke-width': 1.8, opacity: 0.4, transform: 'translate(0 -2)' }),
  )
}
