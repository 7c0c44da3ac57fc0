import type { SideProfile } from '../last/side-profile.ts'
import type { Colour } from '../params/colour.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { type BottomLines, between, lowered, ring, spine } from './bottom-lines.ts'
import { drawMark, drawSlab, drawSoftMark, type Mark, wash } from './mark.ts'

type Making = ShoeParams['making']

/** The seam of the welt: 1.7 on, 1.25 off, 0.72 thick, with a light top edge over a dark groove. */
const pitch = { on: 1.7, off: 1.25, thick: 0.72 }

export function drawWelt(
  sheet: Sheet,
  profile: SideProfile,
  lines: BottomLines,
  making: Making,
  colour: Colour,
): string {
  const { length } = profile
  if (!lines.welt) return ''
  const storm = making.welt === 'storm'
  const along = spine(profile)
  const ends = wash(
    sheet,
    'wl',
    [0, length],
    [
      [0, '#000', 0.5],
      [0.07, '#000', 0.12],
      [0.2, '#fff', 0.03],
      [0.7, '#fff', 0.1],
      [0.93, '#000', 0.06],
      [1, '#000', 0.42],
    ],
  )
  const band = drawSlab(sheet, {
    name: 'w',
    outline: lines.welt,
    fill: storm ? colour.ramp[1] : colour.edge,
    washes: sheet.detail === 'thumb' ? [] : [ends],
    // The top of the welt is seen from a little above: it is light, its edge below it lies in shade.
    soft: [
      { line: along, down: 0.55, colour: colour.thread, width: 1.5, opacity: 0.26 },
      { line: along, down: 3.2, colour: '#000', width: 0.9, opacity: 0.42 },
    ],
    crisp: [
      { line: along, down: 1.75, colour: '#000', width: 0.3, opacity: 0.55 },
      { line: along, down: 2.05, colour: colour.ramp[4], width: 0.24, opacity: 0.3 },
      { line: along, down: -0.55, colour: '#000', width: 0.5, opacity: 0.5 },
    ],
  })
  return (
    band +
    (storm && sheet.detail !== 'thumb' ? drawLip(sheet, profile, colour) : '') +
    drawStitches(sheet, profile, lines, making, colour)
  )
}

/** A storm welt stands up against the upper; its lip catches the light. */
function drawLip(sheet: Sheet, profile: SideProfile, colour: Colour): string {
  const { feather, length } = profile
  const lip = ring(
    { top: lowered(feather, -2.5), under: lowered(feather, 0.15) },
    { from: 2, to: length - 3.8, nose: 1.1 },
  )
  const along = spine(profile)
  const shade = drawSoftMark(sheet, {
    line: between(feather, 6, length - 9),
    down: -2.8,
    colour: '#000',
    width: 1.4,
    opacity: 0.4,
  })
  const ends = wash(
    sheet,
    'wp',
    [0, length],
    [
      [0, '#000', 0.4],
      [0.1, '#000', 0],
      [0.9, '#000', 0],
      [1, '#000', 0.3],
    ],
  )
  const slab = drawSlab(sheet, {
    name: 'l',
    outline: lip,
    fill: colour.ramp[2],
    washes: [ends],
    soft: [
      { line: along, down: -1.7, colour: colour.ramp[4], width: 0.9, opacity: 0.4 },
      { line: along, down: -0.1, colour: '#000', width: 0.9, opacity: 0.45 },
    ],
    crisp: [{ line: along, down: -2.35, colour: colour.ramp[0], width: 0.32, opacity: 0.7 }],
  })
  return shade + slab
}

function drawStitches(sheet: Sheet, profile: SideProfile, lines: BottomLines, making: Making, colour: Colour): string {
  if (sheet.detail === 'thumb' || making.welt === 'none') return ''
  const thread = making.seam === 'natural' ? '#e6d5b0' : colour.thread
  const from = making.welt === '270' ? lines.breast - 3 : 4
  const line = lowered(between(profile.feather, from, profile.length - 3.5), 0.8)
  const dash = [pitch.on, pitch.off]
  const marks: Mark[] = [
    { line, colour: '#000', width: 1, opacity: 0.42 },
    { line: line, down: 0.12, colour: '#1c0f06', width: pitch.thick + 0.3, opacity: 0.6, dash },
    { line, colour: thread, width: pitch.thick, dash },
  ]
  if (sheet.detail === 'stage') {
    marks.push({ line: line, down: -0.18, colour: '#fff6e2', width: 0.22, opacity: 0.6, dash })
  }
  return group({ 'stroke-linecap': 'round' }, ...marks.map(drawMark))
}
