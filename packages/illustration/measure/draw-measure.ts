import { patternCut } from '../last/cut.ts'
import { onBoard } from '../last/on-board.ts'
import { type SideProfile, sideProfile } from '../last/side-profile.ts'
import { nth } from '../line/point.ts'
import { board, type Window } from '../params/board.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { drawSide } from '../side/draw-side.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { figure } from './figure.ts'

const brass = '#8a6a2f'
const ink = '#2a1c14'

export interface Measures {
  /** Length of the sole and height of the upper over its back, in whole millimetres. */
  length: number
  height: number
}

/** What the shop's table and the picture say alike. */
export function measuresOf(params: Pick<ShoeParams, 'last' | 'pattern' | 'making'>): Measures {
  return inMillimetres(profileOf(params))
}

/** The side view with brass lines for length and back height. */
export function drawMeasure(sheet: Sheet, params: ShoeParams): string {
  const profile = profileOf(params)
  const { length, height } = inMillimetres(profile)
  const shift = ((307 - profile.length) / 2) * board.unit
  const [heel, toe] = [onBoard({ x: 0, y: 0 }).x + shift, onBoard({ x: profile.length, y: 0 }).x + shift]
  const back = nth(profile.topline, 0)
  const top = onBoard(back)
  const [low, left] = [board.ground + 96, heel - 116]
  const words = sheet.detail !== 'thumb'
  return group(
    {},
    drawSide(sheet, params, 'outer'),
    group(
      { fill: 'none', stroke: brass, 'stroke-width': 3, 'stroke-linecap': 'square' },
      element('path', { d: `${across(heel, toe, low, words)}${down(left, top.y, words)}` }),
      element('path', {
        d: `M${r(heel)} ${low - 46}V${low + 16}M${r(toe)} ${low - 46}V${low + 16}M${r(left - 16)} ${r(top.y)}H${r(top.x + shift - 14)}M${r(left - 16)} ${board.ground}H${r(heel + 4)}`,
        'stroke-width': 1.8,
        'stroke-opacity': 0.75,
      }),
    ),
    words
      ? element('path', {
          d: figure(length, (heel + toe) / 2, low) + figure(height, left, (top.y + board.ground) / 2),
          fill: 'none',
          stroke: ink,
          'stroke-width': 3.6,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        })
      : '',
  )
}

/** Room for the figures, 4:3, with the shoe a little smaller than on its own. */
export const measureWindow: Window = { x: -196, y: -248, width: 1944, height: 1458 }

const profileOf = ({ last, pattern, making }: Pick<ShoeParams, 'last' | 'pattern' | 'making'>): SideProfile =>
  sideProfile(last, patternCut[pattern], making.sole)

function inMillimetres(profile: SideProfile): Measures {
  return { length: Math.round(profile.length), height: Math.round(nth(profile.topline, 0).y) }
}

const r = Math.round
/** Half the gap that a figure takes in its line. */
const gap = { across: 98, down: 42 }

/** An arrow to both ends, open in the middle for the figure. */
function across(from: number, to: number, y: number, words: boolean): string {
  const middle = (from + to) / 2
  const line = words
    ? `M${r(from)} ${y}H${r(middle - gap.across)}M${r(middle + gap.across)} ${y}H${r(to)}`
    : `M${r(from)} ${y}H${r(to)}`
  return `${line}M${r(from + 20)} ${y - 9}L${r(from)} ${y}L${r(from + 20)} ${y + 9}M${r(to - 20)} ${y - 9}L${r(to)} ${y}L${r(to - 20)} ${y + 9}`
}

function down(x: number, top: number, words: boolean): string {
  const foot = board.ground
  const middle = (top + foot) / 2
  const line = words
    ? `M${r(x)} ${r(top)}V${r(middle - gap.down)}M${r(x)} ${r(middle + gap.down)}V${foot}`
    : `M${r(x)} ${r(top)}V${foot}`
  return `${line}M${r(x - 9)} ${r(top + 20)}L${r(x)} ${r(top)}L${r(x + 9)} ${r(top + 20)}M${r(x - 9)} ${foot - 20}L${r(x)} ${foot}L${r(x + 9)} ${foot - 20}`
}
