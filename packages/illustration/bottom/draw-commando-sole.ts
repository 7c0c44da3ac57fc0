import type { SideProfile } from '../last/side-profile.ts'
import type { Colour } from '../params/colour.ts'
import type { Sheet } from '../svg/sheet.ts'
import { type BottomLines, between, lowered, raisedBefore, ring, spine } from './bottom-lines.ts'
import { drawLugs } from './draw-lugs.ts'
import { drawSlab } from './mark.ts'
import { soleEnds } from './sole-ends.ts'

/** Deep lugs under a leather midsole. */
export function drawCommandoSole(sheet: Sheet, profile: SideProfile, lines: BottomLines, colour: Colour): string {
  const { feather, under, length, stack } = profile
  const { weltHeight, breast } = lines
  const midsole = 3.2
  const depth = 4.6
  const rubber = '#211e1b'
  const line = spine(profile)
  const floor = raisedBefore(under, breast, depth)
  const low = between(floor, 2, length - 4)
  // Too thin to be told apart in a thumb: there the rubber reaches up to the welt.
  const thumb = sheet.detail === 'thumb'
  const layers = drawSlab(sheet, {
    name: 'om',
    outline: ring(
      { top: lowered(feather, weltHeight - 0.3), under: lowered(feather, weltHeight + midsole) },
      { from: 0, to: length - 0.7, nose: 1.4 },
    ),
    fill: colour.edge,
    washes: [soleEnds(sheet, length)],
    soft: [
      { line, down: weltHeight + 0.2, colour: '#000', width: 1.1, opacity: 0.6 },
      { line, down: weltHeight + 1.5, colour: colour.thread, width: 0.8, opacity: 0.36 },
    ],
  })
  const body = drawSlab(sheet, {
    name: 'o',
    outline: ring(
      { top: lowered(feather, weltHeight + (thumb ? 0 : midsole) - 0.3), under: floor },
      { from: 0.4, to: length - 1.2, nose: Math.min(2.6, stack.ball * 0.16) },
    ),
    fill: rubber,
    washes: [soleEnds(sheet, length)],
    soft: [{ line, down: weltHeight + midsole + 1.7, colour: '#b7aca2', width: 0.9, opacity: 0.3 }],
    crisp: [
      { line, down: weltHeight + midsole, colour: '#000', width: 0.5, opacity: 0.8 },
      { line: low, down: -0.9, colour: '#000', width: 0.3, opacity: 0.5 },
    ],
  })
  const run = between(under, breast + 12, length - 5.5)
  return drawLugs(sheet, { line: run, depth, lug: 8.6, gap: 4.3, rubber: '#1d1a18' }) + body + (thumb ? '' : layers)
}
