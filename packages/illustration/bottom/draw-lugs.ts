import { lineOnBoard } from '../last/on-board.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { type Line, nth, type Point, point } from '../line/point.ts'
import { lengthOf, type Step, slice, walk } from '../line/walk.ts'
import { board } from '../params/board.ts'
import { element } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import type { Sheet } from '../svg/sheet.ts'
import { lowered } from './bottom-lines.ts'

export interface Lugs {
  /** Where the lugs end below, heel to toe, in millimetres. */
  readonly line: Line
  readonly depth: number
  readonly lug: number
  readonly gap: number
  readonly rubber: string
}

/**
 * Lugs with their gaps filled near-black 1 mm short of the ground: gaps that one sees through look like piano keys.
 * The sole above must overlap them.
 */
export function drawLugs(sheet: Sheet, { line, depth, lug, gap, rubber }: Lugs): string {
  const inner = slice(line, 1, lengthOf(line) - 1)
  const back = [...lowered(inner, -depth - 1), ...lowered(inner, -1.1).toReversed()]
  const filled = element('path', { d: pathOf(lineOnBoard([...back]), { closed: true }), fill: '#0b0a09' })
  if (sheet.detail !== 'stage') return filled + dashed({ line, depth, lug, gap, rubber })
  const starts = walk(line, lug + gap, { from: 0, to: lengthOf(line) - lug })
  const blocks = starts.map((start, index) => lugShape(start, lug * (index % 2 === 0 ? 1 : 0.94), depth))
  const d = blocks.map((block) => polygonPath(lineOnBoard(block))).join('')
  // A lug stands out of the edge: its back side, towards the light, is brighter than the rest.
  const lit = blocks
    .map((block) => polygonPath(lineOnBoard([nth(block, 0), nth(block, 1)]), { closed: false }))
    .join('')
  return (
    filled +
    element('path', { d, fill: rubber }) +
    element('path', { d: lit, fill: 'none', stroke: '#8b837b', 'stroke-width': 1.4, opacity: 0.55 })
  )
}

/** In a small picture a lug is a dash: a few bytes for all of them. */
function dashed({ line, depth, lug, gap, rubber }: Lugs): string {
  const whole = lengthOf(line)
  const pitch = (whole - lug) / Math.max(1, Math.round((whole - lug) / (lug + gap)))
  return element('path', {
    d: pathOf(lineOnBoard(lowered(line, -depth / 2 - 0.4))),
    fill: 'none',
    stroke: rubber,
    'stroke-width': (depth + 0.8) * board.unit,
    'stroke-dasharray': `${numberText(lug * board.unit, 1)} ${numberText((pitch - lug) * board.unit, 1)}`,
  })
}

function lugShape({ x, y, angle }: Step, size: number, depth: number): Point[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, up: number): Point => point(x + c * along - s * up, y + s * along + c * up)
  return [at(0, depth + 1.2), at(0.5, 0.5), at(1, 0), at(size - 1, 0), at(size - 0.5, 0.5), at(size, depth + 1.2)]
}
