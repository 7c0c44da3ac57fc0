import { element } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { radial } from './paint.ts'
import type { Place } from './place.ts'

/** Warm brown, as under the shoes. */
const brown = '#2a1709'

export interface Footing {
  /** Middle and half width of what touches the ground, in millimetres. */
  x?: number
  half: number
  /** How far the foot reaches towards the eye: flat for a card, deep for a tin. */
  depth?: number
}

/** Three layers: a wide breath, a nearer one a little to the right of the light, and the dark line of contact. */
export function groundShadow(sheet: Sheet, place: Place, { x = 0, half, depth = 4 }: Footing): string {
  const ellipse = (dx: number, dy: number, rx: number, ry: number, strength: number) =>
    element('ellipse', {
      cx: place.x(x + dx),
      cy: place.y(dy),
      rx: place.size(rx),
      ry: place.size(ry),
      fill: soft(sheet, strength),
    })
  const wide = ellipse(half * 0.07 + 2, depth * 0.3, half * 1.3 + 5, depth * 1.5 + 5, 0.3)
  if (sheet.detail === 'thumb') return wide + ellipse(1, 0, half * 1.06, depth + 1.6, 0.62)
  return (
    wide +
    ellipse(half * 0.04 + 1, depth * 0.2, half * 1.12 + 2, depth * 1.15 + 2.4, 0.46) +
    ellipse(0.4, 0, half * 1.02 + 0.6, depth + 0.8, 0.74)
  )
}

function soft(sheet: Sheet, strength: number): string {
  const falloff = [1, 0.86, 0.55, 0.2, 0.05, 0]
  return radial(
    sheet,
    falloff.map((share, index) => ({
      at: [0, 0.4, 0.66, 0.84, 0.94, 1][index] ?? 1,
      colour: brown,
      opacity: share * strength,
    })),
  )
}
