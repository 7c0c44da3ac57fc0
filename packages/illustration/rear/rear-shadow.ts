import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import { rearFrame } from './rear-frame.ts'
import type { RearScene } from './rear-scene.ts'

/** A wide soft shade under each shoe, a dark one under heel and ball, the same for left and right. */
export function drawRearShadow({ sheet, shape }: RearScene): string {
  const { last } = shape
  const both = (x: number, half: number, high: number, opacity: number, drop: number): string =>
    [1, -1]
      .map((way) => {
        const at = rearFrame.at(x, 0)
        const cx = way === 1 ? at.x : board.width - at.x
        return element('ellipse', {
          cx,
          cy: board.ground + drop * rearFrame.unit,
          rx: half * rearFrame.unit,
          ry: high * rearFrame.unit,
          opacity,
        })
      })
      .join('')
  const brown = '#33190a'
  if (sheet.detail === 'thumb') return group({ fill: brown }, both(0, last.seat / 2, 2.4, 0.35, 0.6))
  return group(
    { fill: brown },
    group({ filter: sheet.blur(16, 8) }, both(0, last.ball * 0.56, 4, 0.34, 2.4), both(0, last.seat * 0.6, 3, 0.32, 2)),
    group(
      { filter: sheet.blur(5, 3) },
      both(0, last.seat * 0.49, 1.7, 0.6, 0.7),
      both(-2, last.ball * 0.47, 1.1, 0.42, 0.1),
    ),
  )
}
