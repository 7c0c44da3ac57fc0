import { type Line, points } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { emblem } from './emblem.ts'
import { litForm, outlinePath } from './lit-form.ts'
import { materials } from './material.ts'
import { createPlace, type Place } from './place.ts'
import { softShadow } from './soft-shadow.ts'
import { texture } from './texture.ts'

/** A pair seen from above, toes to the right: one shows its leather, the other its cork. */
export function drawInsoles(sheet: Sheet): string {
  const outline = sole71
  const place = createPlace(0.98, 768, 944)
  const cork = group(
    { transform: `rotate(-5 ${place.x(0)} ${place.y(-100)})translate(26 -36)` },
    sole(sheet, place, shifted(flipped(outline), 96), 'c'),
  )
  const leather = group(
    { transform: `rotate(4 ${place.x(0)} ${place.y(-48)})translate(-20 6)` },
    sole(sheet, place, shifted(outline, 46), 'l'),
  )
  return cork + leather
}

function sole(sheet: Sheet, place: Place, outline: Line, side: 'c' | 'l'): string {
  const leather = side === 'l'
  const ramp = leather ? materials.leather : materials.cork
  const d = outlinePath(place, outline)
  const xs = outline.map(({ x }) => x)
  const ys = outline.map(({ y }) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const area = {
    x: place.x(left - 2),
    y: place.y(-high - 2),
    width: place.size(right - left + 4),
    height: place.size(high - low + 4),
  }
  const middle = (low + high) / 2
  const form = {
    name: `i${side}`,
    outline,
    look: { ramp, contrast: 1.15, shine: leather ? 0.1 : 0 },
    round: { reach: 5, rise: 4.4 },
    relief: (x: number, y: number) =>
      x < left + 92 ? -4.5 * Math.exp(-(((x - left - 40) / 36) ** 2) - ((y - middle) / 22) ** 2) : 0,
    smoothing: 2.4,
  }
  const surface = leather ? grain(sheet, area) : granules(sheet, area)
  return group(
    {},
    shadow(d),
    element('path', { d, transform: 'translate(1 5)', fill: leather ? '#7a4d22' : '#4b3018' }),
    litForm(sheet, place, form, surface, leather ? marks(sheet, place, { left, right, middle }) : ''),
    element('path', { d, fill: 'none', stroke: ramp[0], 'stroke-opacity': 0.55, 'stroke-width': 1.8 }),
    leather && sheet.detail !== 'thumb'
      ? element('path', {
          d: inset(place, outline),
          fill: 'none',
          stroke: '#f3deb9',
          'stroke-width': 2.4,
          'stroke-dasharray': '8 5.6',
          'stroke-linecap': 'round',
        })
      : '',
  )
}

/** Ventilation under the ball, the stamp on the heel. */
function marks(
  sheet: Sheet,
  place: Place,
  { left, right, middle }: { left: number; right: number; middle: number },
): string {
  const holes: string[] = []
  if (sheet.detail !== 'thumb')
    for (let column = 0; column < 9; column++)
      for (let row = -3; row <= 3; row++) {
        const x = right - 92 + column * 7.4
        const y = middle + row * 8.4 + (column % 2) * 4.2 - 2
        if (Math.abs(y - middle) > 28 - Math.abs(column - 4) * 1.6) continue
        holes.push(element('circle', { cx: place.x(x), cy: place.y(-y), r: 3.2 }))
      }
  return (
    group({ fill: '#3f2409', 'fill-opacity': 0.75 }, ...holes) +
    emblem({ x: place.x(left + 46), y: place.y(-middle + 9), length: 150, stroke: '#6b4118', width: 2.4 })
  )
}

function shadow(d: string): string {
  const layer = (dx: number, dy: number, blur: number, opacity: number) => softShadow(d, { dx, dy, blur, opacity })
  return layer(8, 20, 15, 0.4) + layer(4, 9, 5, 0.5)
}

function grain(sheet: Sheet, area: { x: number; y: number; width: number; height: number }): string {
  return texture(sheet, area, {
    across: 0.16,
    down: 0.2,
    octaves: 3,
    seed: 2,
    layers: [{ colour: '#4a2a0e', gain: 2.4, from: 0.5, opacity: 0.2 }],
  })
}

function granules(sheet: Sheet, area: { x: number; y: number; width: number; height: number }): string {
  return texture(sheet, area, {
    across: 0.11,
    down: 0.11,
    seed: 6,
    layers: [
      { colour: '#3c210b', gain: 6, from: 0.55, opacity: 0.6 },
      { colour: '#ffe9c4', gain: 5, from: 0.57, opacity: 0.45 },
    ],
  })
}

/** A right insole for last 71, heel at the left and the outer side up. */
const sole71: Line = smooth(
  points([
    [-138, 0],
    [-135, 14],
    [-126, 23.6],
    [-110, 28],
    [-84, 28],
    [-52, 26],
    [-20, 29],
    [14, 38],
    [44, 43],
    [70, 42],
    [96, 34.6],
    [116, 23],
    [130, 9],
    [136, -5],
    [134, -18],
    [124, -29],
    [104, -38],
    [78, -43.6],
    [48, -44],
    [18, -38],
    [-14, -28],
    [-48, -22.6],
    [-82, -24],
    [-110, -26.6],
    [-126, -22.6],
    [-135, -13],
  ]),
  { closed: true, steps: 6 },
)

const flipped = (outline: Line): Line => outline.map(({ x, y }) => ({ x, y: -y })).toReversed()
const shifted = (outline: Line, up: number): Line => outline.map(({ x, y }) => ({ x, y: y + up }))

/** A seam inside the edge. */
function inset(place: Place, outline: Line): string {
  const xs = outline.map(({ x }) => x)
  const ys = outline.map(({ y }) => y)
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  return outlinePath(
    place,
    outline.map(({ x, y }) => ({ x: cx + (x - cx) * 0.97, y: cy + (y - cy) * 0.91 })),
  )
}
