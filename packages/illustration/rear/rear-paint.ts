import { element } from '../svg/element.ts'
import { rearFrame } from './rear-frame.ts'
import type { RearScene } from './rear-scene.ts'

type Stop = readonly [offset: number, colour: string, opacity: number]

/** Dark at both flanks and a light on the inner third: a block is round at its back. */
const round: readonly Stop[] = [
  [0, '#000', 0.7],
  [0.05, '#000', 0.44],
  [0.16, '#000', 0.1],
  [0.24, '#fff', 0.07],
  [0.32, '#fff', 0.13],
  [0.44, '#fff', 0.06],
  [0.55, '#000', 0.02],
  [0.8, '#000', 0.26],
  [0.93, '#000', 0.46],
  [1, '#000', 0.68],
]

const brown = '#6d5a3c'
/** Pale rubber turns brown towards its flanks, not black. */
const cup: readonly Stop[] = [
  [0, brown, 0.6],
  [0.07, brown, 0.3],
  [0.2, brown, 0.06],
  [0.45, brown, 0],
  [0.75, brown, 0.08],
  [0.93, brown, 0.32],
  [1, brown, 0.6],
]

const paintOf =
  (stops: readonly Stop[]) =>
  ({ sheet }: RearScene, name: string, half: number): string =>
    sheet.define(name, (id) =>
      element(
        'linearGradient',
        {
          id,
          gradientUnits: 'userSpaceOnUse',
          x1: rearFrame.at(-half, 0).x,
          x2: rearFrame.at(half, 0).x,
          y1: 0,
          y2: 0,
        },
        ...stops.map(([offset, colour, opacity]) =>
          element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
        ),
      ),
    )

/** Light across a bottom of a half width, as a fill. */
export const roundPaint = paintOf(round)
export const cupPaint = paintOf(cup)
