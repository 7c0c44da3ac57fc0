import { polygonPath } from '../line/path.ts'
import { point } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { rearFrame } from './rear-frame.ts'
import { roundPaint } from './rear-paint.ts'
import type { RearScene } from './rear-scene.ts'
import { across, drawSlab } from './rear-slab.ts'

const rubber = '#1b1917'
const lift = 4.6

/** Lifts of leather on a rubber top piece, or lugged rubber. */
export function drawHeelBlock(scene: RearScene): string {
  const { shape, params, look, sheet, colour } = scene
  const { seat, last } = shape
  const sole = params.making.sole
  const wide = last.seat / 2
  const top = seat - 3.6
  // A high heel narrows towards the ground.
  const base = wide - 1.4 - Math.max(0, last.heel - 24) * 0.28
  const halfAt = (y: number): number => base + ((wide - base) * y) / top
  const rubberTop = sole === 'commando' ? top : sole === 'dainite' ? 8.4 : 5.6
  const paint = roundPaint(scene, 'hb', wide)
  const block = drawSlab({ half: [base, wide], from: 1, to: top, fill: look.edge }, paint)
  const piece = drawSlab({ half: [base, halfAt(rubberTop)], from: 1, to: rubberTop, fill: rubber }, paint)
  if (sheet.detail === 'thumb') return block + piece
  const count = Math.max(0, Math.floor((top - rubberTop - 1) / lift))
  const seams = Array.from({ length: count }, (_, index) => rubberTop + (index + 1) * lift)
  const line = (y: number, stroke: string, width: number, opacity: number): string =>
    element('path', { d: across(halfAt(y), y), stroke, 'stroke-width': width, opacity })
  return [
    block,
    group(
      { fill: 'none' },
      ...seams.flatMap((y) => [line(y, '#000', 1.6, 0.5), line(y - 0.34, colour.thread, 1, 0.3)]),
    ),
    softStroke(across(wide - 3, top - 1.4), { stroke: '#000', width: 14, blur: 5, opacity: 0.45 }),
    piece,
    group({ fill: 'none' }, line(rubberTop, '#000', 2.4, 0.8), line(rubberTop - 0.7, '#b9b0a8', 2.2, 0.25)),
    sole === 'commando' ? drawHeelLugs(base) : '',
  ].join('')
}

/** Gaps between the lugs of a heel, dark and open to the ground. */
function drawHeelLugs(base: number): string {
  const gaps = [-0.62, -0.21, 0.21, 0.62].map((share) => {
    const x = share * base
    return polygonPath(rearFrame.line([point(x - 2, -1), point(x - 1.7, 4.4), point(x + 1.7, 4.4), point(x + 2, -1)]))
  })
  const grooves = [across(base - 0.4, 9.4), across(base - 0.2, 12.4)]
  return (
    element('path', { d: gaps.join(''), fill: '#060504' }) +
    group(
      { fill: 'none', stroke: '#000', 'stroke-width': 2.6, opacity: 0.75 },
      ...grooves.map((d) => element('path', { d })),
    )
  )
}
