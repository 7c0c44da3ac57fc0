import type { SideProfile } from '../last/side-profile.ts'
import type { Colour } from '../params/colour.ts'
import type { Sheet } from '../svg/sheet.ts'
import { type BottomLines, spine } from './bottom-lines.ts'
import { drawSlab } from './mark.ts'
import { soleEnds } from './sole-ends.ts'

/** Oak-bark tanned leather: a slim edge, burnished dark with a line of wax along its middle. */
export function drawLeatherSole(
  sheet: Sheet,
  profile: SideProfile,
  { sole, weltHeight }: BottomLines,
  colour: Colour,
): string {
  const { length, stack } = profile
  const line = spine(profile)
  return drawSlab(sheet, {
    name: 'o',
    outline: sole,
    fill: colour.edge,
    washes: [soleEnds(sheet, length)],
    soft: [
      { line, down: weltHeight + 0.3, colour: '#000', width: 1.5, opacity: 0.62 },
      { line, down: weltHeight + 2, colour: colour.thread, width: 1, opacity: 0.34 },
      { line, down: stack.ball - 0.4, colour: '#000', width: 1.7, opacity: 0.55 },
    ],
    crisp: [
      { line, down: stack.ball - 0.15, colour: '#0d0704', width: 0.4, opacity: 0.7 },
      // The line where the sole leather ends and its dressed surface begins.
      { line, down: stack.ball - 1.25, colour: colour.ramp[4], width: 0.16, opacity: 0.22 },
    ],
  })
}
