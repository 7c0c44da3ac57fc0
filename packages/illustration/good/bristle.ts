import type { Ramp } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import type { Sheet } from '../svg/sheet.ts'
import { createChance } from './chance.ts'
import { down, linear } from './paint.ts'
import type { Place } from './place.ts'
import { tone } from './tone.ts'

export interface Bristle {
  left: number
  right: number
  /** Heights where the hair leaves the wood and where it ends. */
  root: number
  tip: number
  /** How far the ends stand out to both sides. */
  splay: number
  ramp: Ramp
  /** Wire is straight and bright, hair bends. */
  bend: number
  seed: number
  /** How many hairs are drawn, as a share: fewer where the brush is one good among others. */
  density?: number
}

/** Hair or wire between the wood and the ground: a dark body, then single hairs in three tones. */
export function bristles(sheet: Sheet, place: Place, of: Bristle): string {
  const { left, right, root, tip, splay, ramp } = of
  const middle = (left + right) / 2
  const spread = (x: number) => ((x - middle) / (right - middle)) * splay
  const ragged = Array.from({ length: sheet.detail === 'thumb' ? 0 : 40 }, (_, index) => {
    const x = right + splay - ((right - left + splay * 2) * index) / 39
    return `L${x.toFixed(1)} ${(-tip - (index % 3) * 0.35).toFixed(2)}`
  })
  const body = place.path(
    `M${left} ${-root}L${left - splay} ${-tip}${ragged.toReversed().join('')}L${right + splay} ${-tip}L${right} ${-root}Z`,
  )
  const stops = [
    { at: 0, colour: tone(ramp, 0) },
    { at: 0.3, colour: tone(ramp, 0.26) },
    { at: 0.8, colour: tone(ramp, 0.42) },
    { at: 1, colour: tone(ramp, 0.2) },
  ]
  const fill = element('path', { d: body, fill: linear(sheet, stops, down) })
  if (sheet.detail === 'thumb') return fill
  const chance = createChance(of.seed)
  const count = Math.round(((right - left) / 180) * (of.density ?? 1) * (sheet.detail === 'card' ? 90 : 280))
  const hairs = (light: number, width: number, opacity: number) => {
    const d = Array.from({ length: count }, () => {
      const x = left + (right - left) * chance()
      const lean = spread(x) + (chance() - 0.5) * of.bend * 2
      const end = tip + chance() * (root - tip) * 0.34
      const from = root - chance() * (root - tip) * 0.2
      const share = (from - end) / (root - tip)
      return `M${n(place.x(x))} ${n(place.y(-from))}q${n(place.size(lean * 0.2))} ${n(place.size((from - end) * 0.5))} ${n(place.size(lean * share))} ${n(place.size(from - end))}`
    }).join('')
    return element('path', { d, stroke: tone(ramp, light), 'stroke-width': width, 'stroke-opacity': opacity })
  }
  return (
    fill +
    group(
      { fill: 'none', 'stroke-linecap': 'round' },
      hairs(0.02, 2.2, 0.7),
      hairs(0.6, 1.7, 0.6),
      hairs(0.92, 1.1, 0.5),
    )
  )
}

const n = (value: number): string => numberText(value, 1)
