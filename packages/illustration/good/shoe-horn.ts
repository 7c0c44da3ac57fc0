import { points } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Ramp } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { cord } from './cord.ts'
import { litForm, outlinePath } from './lit-form.ts'
import { createPlace, type Place } from './place.ts'
import { softShadow } from './soft-shadow.ts'
import { texture } from './texture.ts'

const horn: Ramp = ['#1d110a', '#4b2f1c', '#86603d', '#b9935f', '#f3dfb4']

/** Wide end to the right; half its width at a place along it. */
const blade = smooth(
  points([
    [-96, 42],
    [-100, 50],
    [-97, 59],
    [-84, 63],
    [-50, 63.6],
    [0, 66],
    [50, 71],
    [82, 73],
    [98, 67],
    [104, 52],
    [98, 37],
    [82, 31],
    [50, 33],
    [0, 38],
    [-50, 40.4],
    [-84, 40],
  ]),
  { closed: true },
)

/** A shoehorn of polished horn, 200 mm, hollow side up, with a loop of leather. */
export function drawShoeHorn(sheet: Sheet): string {
  const place = createPlace(1.25, 845)
  const look = { ramp: horn, contrast: 1.25, shine: 0.34 }
  const area = { x: place.x(-106), y: place.y(-82), width: place.size(216), height: place.size(60) }
  const outline = outlinePath(place, blade)
  const streaks = texture(sheet, area, {
    across: 0.0034,
    down: 0.032,
    octaves: 3,
    seed: 12,
    layers: [
      { colour: '#170c06', gain: 4.4, from: 0.5, opacity: 0.72 },
      { colour: '#fbeac4', gain: 4, from: 0.54, opacity: 0.5 },
    ],
  })
  const hollow = (x: number, y: number) => {
    const half = 12 + Math.max(0, x + 60) * 0.062
    const across = (y - 52) / half
    return across * across * (5 + Math.max(0, x + 60) * 0.06)
  }
  return group(
    { transform: `rotate(-7 ${place.x(0)} ${place.y(-50)})` },
    shadow(outline),
    strap(sheet, place),
    litForm(
      sheet,
      place,
      { name: 'hn', outline: blade, look, round: { reach: 3.4, rise: 3 }, relief: hollow, smoothing: 1.8 },
      streaks,
      sheen(sheet, place),
    ),
    element('path', { d: outline, fill: 'none', stroke: '#140a05', 'stroke-opacity': 0.6, 'stroke-width': 2 }),
    element('path', {
      d: place.path('M-84-62.4C-50-63-0-65.4 50-70.2C66-71.6 84-73 97-66'),
      fill: 'none',
      stroke: '#fff3d6',
      'stroke-opacity': 0.6,
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
    }),
    hole(place),
    strap(sheet, place, true),
  )
}

function shadow(outline: string): string {
  const layer = (dx: number, dy: number, blur: number, opacity: number) =>
    softShadow(outline, { dx, dy, blur, opacity })
  return layer(10, 30, 20, 0.42) + layer(5, 13, 7, 0.55)
}

/** The window on polish: one long soft streak on the lower flank of the hollow. */
function sheen(sheet: Sheet, place: Place): string {
  if (sheet.detail === 'thumb') return ''
  const streak = { stroke: '#fff6e0', blur: 5 }
  return (
    softStroke(place.path('M-70-45C-20-43 30-39 84-38'), { ...streak, width: 12, opacity: 0.55 }) +
    softStroke(place.path('M92-58C95-54 95-50 93-46'), { ...streak, width: 10, opacity: 0.5 })
  )
}

function hole(place: Place): string {
  return (
    element('circle', {
      cx: place.x(-86),
      cy: place.y(-51),
      r: place.size(4.4),
      fill: '#c6a15b',
      stroke: '#3f2a0b',
      'stroke-width': 1.6,
    }) + element('circle', { cx: place.x(-86), cy: place.y(-51), r: place.size(2.7), fill: '#1a0e06' })
  )
}

/** A leather thong: one half below the horn, one over its edge. */
function strap(sheet: Sheet, place: Place, over = false): string {
  const line = (pairs: readonly (readonly [number, number])[]) =>
    smooth(points(pairs)).map(({ x, y }) => ({ x: place.x(x), y: place.y(-y) }))
  const lines = over
    ? [
        line([
          [-86, 51],
          [-94, 53],
          [-104, 58],
          [-116, 62],
        ]),
      ]
    : [
        line([
          [-116, 62],
          [-134, 64],
          [-142, 52],
          [-132, 42],
          [-114, 44],
          [-100, 47],
          [-90, 50],
        ]),
      ]
  return cord(sheet, lines, { colour: '#5c2d13', width: place.size(3) })
}
