import type { LeatherColour } from './leather-colour.ts'
import type { Good, Leather, ShoePattern, ShoeView } from './shoe-name.ts'

export interface ShoePicture {
  pattern: ShoePattern
  leather: Leather
  colour: LeatherColour
  view: ShoeView
}

/** Smooth calf is the rule, so only other leathers are spelt out: `/shoe/penny-loafer/mocha-suede/side.svg`. */
export function shoeImagePath({ pattern, leather, colour, view }: ShoePicture): string {
  const skin = leather === 'calf' ? colour : `${colour}-${leather}`
  return `/shoe/${pattern}/${skin}/${view}.svg`
}

export function goodImagePath(good: Good): string {
  return `/good/${good}.svg`
}
