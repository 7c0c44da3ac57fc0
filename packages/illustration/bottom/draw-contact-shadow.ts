import type { SideProfile } from '../last/side-profile.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { BottomLines } from './bottom-lines.ts'

const brown = '#4a2a10'

/**
 * Six ellipses: two wide and soft, two under the heel, two under the ball. One soft shadow alone lets the shoe float.
 */
export function drawContactShadow(sheet: Sheet, { length, stack }: SideProfile, { breast }: BottomLines): string {
  const flat = !stack.block
  const ellipse = (x: number, half: number, high: number, opacity: number, drop: number): string =>
    element('ellipse', {
      cx: board.left + x * board.unit,
      cy: board.ground + drop * board.unit,
      rx: half * board.unit,
      ry: high * board.unit,
      opacity,
    })
  const heel = breast * 0.5 + 1
  const ball = length * (flat ? 0.6 : 0.665)
  const reach = length * (flat ? 0.2 : 0.1)
  const wide = [
    ellipse(length * 0.5, length * 0.49, 3.4, 0.3, 2.2),
    ellipse(length * 0.44, length * 0.4, 1.9, 0.26, 0.4),
  ]
  const under = [ellipse(heel, breast * 0.52, 1.7, 0.5, 0.5), ellipse(ball, reach * 1.5, 1.5, 0.42, 0.5)]
  const close = [ellipse(heel + 1, breast * 0.46, 0.8, 0.62, 0.1), ellipse(ball, reach * 0.9, 0.75, 0.62, 0.1)]
  // In a thumb the closest shadows are thinner than a pixel, and one blur does for the rest.
  if (sheet.detail === 'thumb') return group({ fill: brown, filter: sheet.blur(7, 4) }, ...wide.slice(0, 1), ...under)
  return group(
    { fill: brown },
    group({ filter: sheet.blur(16, 7) }, ...wide),
    group({ filter: sheet.blur(5, 2.6) }, ...under, ...close),
  )
}
