import { blend, hexOf } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import type { Point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import type { Rim } from './opening.ts'
import type { TopScene } from './top-scene.ts'

/**
 * The top of a shaft, a hand's breadth nearer to the eye than the foot: it looks wider than the heel that it hides, and
 * its shade falls on the instep.
 */
const collarRim: Rim = [
  [0, 4.5],
  [0.42, 6.4],
  [0.76, 15],
  [0.98, 31],
  [1.065, 52],
  [1.01, 74],
  [0.8, 93],
  [0.44, 104.6],
  [0, 107.6],
]

/** Where one looks in: inside the collar by the thickness of its leather and some of its wall. */
export const shaftRim: Rim = [
  [0, 12.4],
  [0.37, 14],
  [0.66, 21.6],
  [0.85, 36],
  [0.915, 54],
  [0.86, 72],
  [0.68, 88],
  [0.37, 98],
  [0, 100.6],
]

function collarLine({ plan }: TopScene): Point[] {
  const back = collarRim.filter(([v]) => v !== 0).map(([v, y]) => [-v, y] as const)
  return smooth(
    [...collarRim, ...back.toReversed()].map(([v, y]) => plan.place(v, y)),
    { closed: true },
  )
}

/** The collar with its shade on everything below; what it carries (elastic, a strap) comes after. */
export function drawCollar(scene: TopScene): string {
  const { sheet, frame, look } = scene
  const d = pathOf(frame.line(collarLine(scene)), { closed: true })
  const [deep, dark, base, mid, light] = look.ramp
  const fill = sheet.define('cl', (id) =>
    element(
      'linearGradient',
      { id, x1: 0, x2: 0, y1: 0, y2: 1 },
      ...(
        [
          [0, blend(mid, light, look.gleams.length === 0 ? 0 : 0.22)],
          [0.14, mid],
          [0.5, blend(base, dark, 0.4)],
          [0.86, blend(base, dark, 0.5)],
          [1, dark],
        ] as const
      ).map(([offset, tone]) => element('stop', { offset, 'stop-color': hexOf(tone) })),
    ),
  )
  const body = element('path', { d, fill })
  if (sheet.detail === 'thumb') return body
  const stroke = (colour: string, width: number, opacity: number, more = {}): string =>
    element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, opacity, ...more })
  const clip = sheet.define('cc', (id) => element('clipPath', { id }, element('path', { d })))
  return group(
    {},
    group(
      { 'clip-path': `url(#${sheet.id('u')})` },
      softStroke(d, {
        stroke: '#0c0502',
        width: 30,
        blur: 11,
        opacity: 0.62,
        layers: sheet.detail === 'stage' ? 18 : 6,
        transform: 'translate(0 -6)',
      }),
    ),
    body,
    group({ 'clip-path': clip }, softStroke(d, { stroke: hexOf(deep), width: 15, blur: 4, opacity: 0.85 })),
    stroke(hexOf(deep), 1.4, 0.9),
  )
}
