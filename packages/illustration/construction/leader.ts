import type { Point } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import { escapeText } from '../svg/escape-text.ts'
import { lettering } from '../svg/lettering.ts'
import type { Tone } from './tone.ts'

export interface Leader {
  number: number
  name: string
  fact: string
  /** Where the part is touched, and where the words stand. */
  from: Point
  to: Point
  side: 'left' | 'right'
}

const reach = 44

const sans = 'Helvetica Neue, Helvetica, Arial, sans-serif'
/** A picture has none of the page's own fonts: these are on every machine. */
const names = {
  serif: { 'font-family': 'Georgia, Times New Roman, serif', 'font-size': 41 },
  sans: { 'font-family': sans, 'font-size': 39, 'font-weight': 500 },
} as const

export const drawNamedLeaders = (leaders: readonly Leader[], tone: Tone): string =>
  group({ 'font-family': sans, 'font-size': 28 }, ...leaders.map((leader) => drawNamedLeader(leader, tone)))

/** Leaders with numbers are rasterised too, on machines without any font: their figures are drawn. */
export const drawNumberedLeaders = (leaders: readonly Leader[], tone: Tone): string =>
  leaders.map((leader) => drawNumberedLeader(leader, tone)).join('')

/** Dot, line with one bend, and the words. */
function drawNamedLeader({ name, fact, from, to, side }: Leader, tone: Tone): string {
  const sign = side === 'right' ? 1 : -1
  const bend = to.x - sign * reach
  const anchor = side === 'right' ? 'start' : 'end'
  const word = (text: string, dy: number, look: Record<string, string | number>) =>
    element(
      'text',
      { x: Math.round(to.x + sign * 12), y: Math.round(to.y + dy), ...look, 'text-anchor': anchor },
      escapeText(text),
    )
  return (
    drawLine(from, { x: bend, y: to.y }, to, tone) +
    word(name, 2, { ...names[tone.letter], fill: tone.name }) +
    word(fact, 40, { fill: tone.fact })
  )
}

const ring = 39

/** Path data of a part's number around a place. */
export const figure = (number: number, middle: Point): string =>
  lettering(String(number), { size: 30, map: (x, y) => ({ x: middle.x + x, y: middle.y + y }) })

/** Dot, line with one bend, and the number in a ring. */
function drawNumberedLeader({ number, from, to, side }: Leader, tone: Tone): string {
  const sign = side === 'right' ? 1 : -1
  const middle = { x: Math.round(to.x + sign * ring), y: Math.round(to.y) }
  return (
    drawLine(from, { x: to.x - sign * reach * 0.7, y: to.y }, to, tone) +
    element('circle', { cx: middle.x, cy: middle.y, r: ring, fill: 'none', stroke: tone.line, 'stroke-width': 3.2 }) +
    element('path', {
      d: figure(number, middle),
      fill: 'none',
      stroke: tone.name,
      'stroke-width': 3.8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  )
}

function drawLine(from: Point, bend: Point, to: Point, tone: Tone): string {
  const n = Math.round
  return (
    element('path', {
      d: `M${n(from.x)} ${n(from.y)}L${n(bend.x)} ${n(bend.y)}L${n(to.x)} ${n(to.y)}`,
      fill: 'none',
      stroke: tone.line,
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    }) +
    element('circle', { cx: n(from.x), cy: n(from.y), r: 8, fill: tone.line, stroke: '#fff8ea', 'stroke-width': 2.4 })
  )
}
