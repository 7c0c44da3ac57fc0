import type { SideProfile } from '../last/side-profile.ts'
import { colours } from '../params/colour.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { type BottomLines, bottomLines } from './bottom-lines.ts'
import { drawCommandoSole } from './draw-commando-sole.ts'
import { drawContactShadow } from './draw-contact-shadow.ts'
import { drawCrepeSole } from './draw-crepe-sole.ts'
import { drawCupSole } from './draw-cup-sole.ts'
import { drawDainiteSole } from './draw-dainite-sole.ts'
import { drawHeel } from './draw-heel.ts'
import { drawLeatherSole } from './draw-leather-sole.ts'
import { drawWelt } from './draw-welt.ts'

export interface Bottom {
  /** Lies on the ground: draw it first of all. */
  readonly shadow: string
  /** Heel, sole, welt and their seam: draw it after the upper, which reaches under the welt. */
  readonly body: string
}

export function drawBottom(sheet: Sheet, profile: SideProfile, params: ShoeParams): Bottom {
  const lines = bottomLines(profile)
  const { making, finish } = params
  const colour = colours[finish.colour]
  const heel = lines.heel && profile.stack.block ? drawHeel(sheet, lines.heel, making.sole, colour) : ''
  return {
    shadow: drawContactShadow(sheet, profile, lines),
    body: group({}, heel, drawSole(sheet, profile, lines, params), drawWelt(sheet, profile, lines, making, colour)),
  }
}

/** The sole alone, without heel and welt. */
export function drawSole(
  sheet: Sheet,
  profile: SideProfile,
  lines: BottomLines,
  { making, finish, seed }: ShoeParams,
): string {
  const colour = colours[finish.colour]
  switch (making.sole) {
    case 'leather':
      return drawLeatherSole(sheet, profile, lines, colour)
    case 'dainite':
      return drawDainiteSole(sheet, profile, lines)
    case 'commando':
      return drawCommandoSole(sheet, profile, lines, colour)
    case 'crepe':
      return drawCrepeSole(sheet, profile, lines, seed)
    case 'cup':
      return drawCupSole(sheet, profile, lines, colour)
  }
}
