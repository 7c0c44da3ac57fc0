import { points } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Ramp } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { cord } from './cord.ts'
import { emblem } from './emblem.ts'
import { groundShadow } from './ground-shadow.ts'
import { litForm, outlinePath } from './lit-form.ts'
import { createPlace, type Place } from './place.ts'
import { texture } from './texture.ts'
import { tone } from './tone.ts'

const flannel: Ramp = ['#54442e', '#8c795b', '#b8a686', '#d0c0a2', '#f2e8d2']

const outline = smooth(
  points([
    [-104, 168],
    [-70, 172],
    [-30, 170],
    [8, 173],
    [50, 170],
    [86, 172],
    [104, 167],
    [105, 158],
    [101, 149],
    [104, 138],
    [110, 108],
    [112, 60],
    [111, 20],
    [106, 5],
    [94, 0],
    [40, 1],
    [-20, 0],
    [-92, 1],
    [-106, 5],
    [-111, 20],
    [-112, 60],
    [-109, 108],
    [-103, 138],
    [-100, 149],
    [-105, 158],
  ]),
  { closed: true },
)

/** A flat bag of brushed cotton for one pair, its cord run through a hem. */
export function drawShoeBag(sheet: Sheet): string {
  const place = createPlace(1)
  const area = { x: place.x(-116), y: place.y(-178), width: place.size(232), height: place.size(182) }
  const form = {
    name: 'bg',
    outline,
    look: { ramp: flannel, contrast: 1.3, shine: 0 },
    round: { reach: 17, rise: 11 },
    relief,
    smoothing: 2,
    rowHeight: 2.6,
  }
  return [
    groundShadow(sheet, place, { half: 104, depth: 5 }),
    cords(sheet, place, 'behind'),
    litForm(
      sheet,
      place,
      form,
      texture(sheet, area, {
        across: 0.3,
        down: 0.38,
        seed: 5,
        layers: [
          { colour: '#3b2c1a', gain: 2.4, from: 0.47, opacity: 0.3 },
          { colour: '#fff8e6', gain: 2.4, from: 0.5, opacity: 0.34 },
        ],
      }),
    ),
    element('path', {
      d: outlinePath(place, outline),
      fill: 'none',
      stroke: flannel[0],
      'stroke-opacity': 0.45,
      'stroke-width': 1.8,
    }),
    hem(sheet, place),
    emblem({ x: place.x(0), y: place.y(-48), length: 500, stroke: '#4a2418', width: 3.8 }),
    cords(sheet, place, 'before'),
  ].join('')
}

/** The cord draws the hem into small waves; from there long folds hang down, and the shoes fill the foot of the bag. */
function relief(x: number, y: number): number {
  if (y > 149) return Math.sin(x / 6.4 + Math.sin(x / 17)) * 1.5
  const fade = Math.max(0, (y - 52) / 96) ** 1.5
  const folds = Math.sin(x / 8.6 + Math.sin(x / 23) * 1.6 + (149 - y) * x * 0.00018) * 2.8 * fade
  const filled = 15 * Math.exp(-((x / 78) ** 4) - ((y - 46) / 44) ** 2)
  return folds + filled - 3 * Math.exp(-(((y - 147) / 3.4) ** 2))
}

function hem(sheet: Sheet, place: Place): string {
  if (sheet.detail === 'thumb') return ''
  const rows = place.path('M-100-149C-60-146 60-146 101-149M-104-164C-60-166.4 60-166 104-163.4')
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    element('path', { d: rows, stroke: flannel[0], 'stroke-opacity': 0.4, 'stroke-width': 4 }),
    element('path', { d: rows, stroke: tone(flannel, 0.95), 'stroke-width': 2.2, 'stroke-dasharray': '8 5.6' }),
  )
}

function cords(sheet: Sheet, place: Place, which: 'behind' | 'before'): string {
  const line = (pairs: readonly (readonly [number, number])[]) =>
    smooth(points(pairs)).map(({ x, y }) => ({ x: place.x(x), y: place.y(-y) }))
  const look = { colour: '#6b3a22', width: place.size(3.8) }
  if (which === 'behind')
    return cord(
      sheet,
      [
        line([
          [92, 159],
          [112, 158],
          [128, 148],
          [134, 128],
        ]),
      ],
      look,
    )
  const hanging = [
    line([
      [103, 155],
      [118, 147],
      [124, 124],
      [119, 98],
      [123, 74],
    ]),
    line([
      [134, 128],
      [136, 112],
      [130, 94],
      [134, 66],
    ]),
  ]
  const knots = [
    line([
      [123, 76],
      [123, 72],
    ]),
    line([
      [134, 68],
      [134, 64],
    ]),
    line([
      [122, 126],
      [130, 127],
      [137, 124],
    ]),
  ]
  return cord(sheet, hanging, look) + cord(sheet, knots, { ...look, width: place.size(5.4) })
}
