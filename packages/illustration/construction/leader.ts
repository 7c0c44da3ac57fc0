import type { Point } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import { escapeText } from '../svg/escape-text.ts'
import { lettering } from '../svg/lettering.ts'

export interface Tone {
  line: string
  name: string
  fact: string
  guide: string
}

/** Brass on paper; lighter brass on the dark band. */
export const tones: Readonly<Record<'light' | 'dark', Tone>> = {
  light: { line: '#8a6a2f', name: '#2a1c14', fact: '#5a483c', guide: '#8a6a2f' },
  dark: { line: '#c6a15b', name: '#f4f0e9', fact: '#c4b5a2', guide: '#c6a15b' },
}

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

/** Leaders with words are shown by a browser, which has the page's font. */
export const drawNamedLeaders = (leaders: readonly Leader[], tone: Tone): string =>
  group(
    { 'font-family': 'Hanken Grotesk, Helvetica, Arial, sans-serif' },
    ...leaders.map((leader) => drawNamedLeader(leader, tone)),
  )

/** Leaders with numbers are rasterised too, on machines without any font: their figures are drawn. */
export const drawNumberedLeaders = (leaders: readonly Leader[], tone: Tone): string =>
  leaders.map((leader) => drawNumberedLeader(leader, tone)).join('')

/** Dot, line with one bend, and the words. */
function drawNamedLeader({ name, fact, from, to, side }: Leader, tone: Tone): string {
  const sign = side === 'right' ? 1 : -1
  const bend = to.x - sign * reach
  const anchor = side === 'right' ? 'start' : 'end'
  const word = (text: string, dy: number, size: number, fill: string, weight?: number) =>
    element(
      'text',
      {
        x: Math.round(to.x + sign * 12),
        y: Math.round(to.y + dy),
        'font-size': size,
        fill,
        'font-weight': weight,
        'text-anchor': anchor,
      },
      escapeText(text),
    )
  return (
    drawLine(from, { x: bend, y: to.y }, to, tone) + word(name, 2, 41, tone.name, 500) + word(fact, 40, 28, tone.fact)
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
