import { type Line, type Point, point } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { emblem } from './emblem.ts'
import { groundShadow } from './ground-shadow.ts'
import { litForm, outlinePath } from './lit-form.ts'
import { materials } from './material.ts'
import { createPlace, type Place } from './place.ts'
import { texture } from './texture.ts'
import { tone } from './tone.ts'

const ramp = materials.cotton
const layers = 5
const thick = 6.2
const front = layers * thick

/** Cotton flannel for the last polish, folded into five layers, with a seam of red thread. */
export function drawCloth(sheet: Sheet): string {
  const place = createPlace(1.4)
  const area = { x: place.x(-92), y: place.y(-62), width: place.size(184), height: place.size(66) }
  const form = {
    name: 'cl',
    outline,
    look: { ramp, contrast: 1.35, shine: 0 },
    round: { reach: 2.6, rise: 2.4 },
    relief,
    smoothing: 0.5,
    rowHeight: 1,
  }
  const seam = (stroke: string, width: number, dash?: string) =>
    element('path', {
      d: place.path('M-80.6-35C-40-34.4 42-36.4 80-35.4L69-52.6C40-53.6-30-52-66-53L-80-36'),
      stroke,
      'stroke-width': width,
      'stroke-dasharray': dash,
    })
  return [
    groundShadow(sheet, place, { half: 82, depth: 5 }),
    litForm(
      sheet,
      place,
      form,
      texture(sheet, area, {
        across: 0.22,
        down: 0.36,
        seed: 4,
        layers: [
          { colour: tone(ramp, 0), gain: 2.6, from: 0.47, opacity: 0.3 },
          { colour: '#fffdf4', gain: 2.8, from: 0.5, opacity: 0.42 },
        ],
      }),
      grooves(place),
      group(
        { fill: 'none', 'stroke-linecap': 'round' },
        seam(tone(ramp, 0.2), 4),
        seam(materials.oxblood[2], 2.6, sheet.detail === 'thumb' ? undefined : '9 6.6'),
      ),
      emblem({ x: place.x(42), y: place.y(-39), length: 150, squash: 0.55, stroke: materials.oxblood[2], width: 2.6 }),
    ),
    element('path', {
      d: outlinePath(place, outline),
      fill: 'none',
      stroke: tone(ramp, 0),
      'stroke-opacity': 0.4,
      'stroke-width': 1.6,
    }),
  ].join('')
}

/** The shade between two layers. */
function grooves(place: Place): string {
  const d = [1, 2, 3, 4]
    .map((index) => {
      const sag = [0, 0.5, -0.6, 0.7, -0.3][index] ?? 0
      const y = -index * thick
      return `M-88 ${y}C-40 ${y + sag} -20 ${y - sag} 10 ${y + sag}C40 ${y + sag * 2} 60 ${y - sag} 88 ${y}`
    })
    .join('')
  const line = (stroke: string, width: number, opacity: number) =>
    element('path', { d: place.path(d), stroke, 'stroke-width': width, 'stroke-opacity': opacity })
  return group(
    { fill: 'none' },
    softStroke(place.path(d), { stroke: '#3d2f1b', width: 6, blur: 2.6, opacity: 0.6, layers: 4 }),
    line('#3d2f1b', 1.6, 0.65),
  )
}

/** Folds lie one over the other like leaves: each a little shorter or longer than the last. */
const lengths = { left: [82, 80.4, 82.6, 81, 81.8], right: [81, 83, 80.6, 82.4, 81.6] }

const outline: Line = [
  ...side((index, bulge) => -(lengths.left[index] ?? 80) - bulge),
  point(-80, front + 6),
  point(-67, front + 21),
  point(-62, front + 23.4),
  point(-20, front + 24),
  point(30, front + 23.6),
  point(62, front + 24),
  point(70, front + 22),
  point(81, front + 6),
  ...side((index, bulge) => (lengths.right[index] ?? 80) + bulge).toReversed(),
]

function side(xAt: (index: number, bulge: number) => number): Point[] {
  return Array.from({ length: layers * 7 }, (_, step) => {
    const index = Math.floor(step / 7)
    const share = ((step % 7) + 0.5) / 7
    return point(xAt(index, 3.2 * Math.sqrt(1 - (2 * share - 1) ** 2)), (index + share) * thick)
  })
}

/** Rolls between the layers; the upper side falls away to the back. */
function relief(x: number, y: number): number {
  if (y > front) return -(y - front) * 1.25 + Math.sin(x / 21 + y / 9) * 0.5 + 3 * Math.exp(-(((y - front) / 2.4) ** 2))
  const sag = Math.sin(x / 26 + Math.floor(y / thick) * 1.7) * 0.5
  const share = (((((y + sag) / thick) % 1) + 1) % 1) * 2 - 1
  return 4.6 * Math.sqrt(Math.max(0, 1 - Math.abs(share) ** 2))
}
