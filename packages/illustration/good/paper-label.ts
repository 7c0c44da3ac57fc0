import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { bandPath, rimPath } from './drum.ts'
import { materials } from './material.ts'
import { linear } from './paint.ts'
import type { Place } from './place.ts'
import { frontLine } from './round-label.ts'
import { roundLight } from './round-light.ts'

export interface LabelLine {
  words: string
  height: number
  size: number
  tracking: number
}

export interface PaperLabel {
  radius: number
  top: number
  bottom: number
  /** Heights of the two rules, and their colour. */
  rules: readonly [number, number]
  accent: string
  /** What stands large on it, and what small. */
  title: LabelLine
  print: readonly LabelLine[]
}

/** Paper around a jar or bottle: two rules in the colour of what is in it, a title, small print. */
export function drawPaperLabel(sheet: Sheet, place: Place, label: PaperLabel): string {
  const { radius, top, bottom, accent, title, print } = label
  const rules = label.rules.map((height) => rimPath(place, { radius, height })).join('')
  const line = ({ words, ...on }: LabelLine, stroke: string, width: number): string =>
    element('path', { d: frontLine(place, words, { radius, ...on }), stroke, 'stroke-width': width })
  const words = [line(title, '#2a1c14', 3.6), ...print.map((small) => line(small, '#5a483c', 1.8))]
  return (
    element('path', {
      d: bandPath(place, { radius, top, bottom }),
      fill: linear(sheet, roundLight(materials.paper, 'matte')),
    }) +
    group(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      element('path', { d: rules, stroke: accent, 'stroke-width': 3.4, 'stroke-linecap': 'butt' }),
      ...(sheet.detail === 'thumb' ? [] : words),
    )
  )
}
