import { points } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { groundShadow } from './ground-shadow.ts'
import { litForm, outlinePath } from './lit-form.ts'
import { materials } from './material.ts'
import { down, linear, radial, spread } from './paint.ts'
import { createPlace, type Place } from './place.ts'
import { woodGrain } from './wood.ts'

const front = smooth(
  points([
    [-17, 57],
    [-6, 60],
    [14, 58],
    [40, 50],
    [72, 40],
    [98, 34],
    [116, 29.5],
    [128, 22],
    [132, 13],
    [128, 7],
    [114, 3.4],
    [92, 1],
    [56, 0],
    [16, 0.4],
    [-10, 1.4],
    [-18, 6],
    [-20, 30],
  ]),
  { closed: true },
)
const heel = smooth(
  points([
    [-122, 1],
    [-131, 7],
    [-136, 23],
    [-136.6, 38],
    [-132, 54],
    [-125, 66],
    [-114, 72.4],
    [-101, 71.4],
    [-92, 65],
    [-88, 52],
    [-86, 34],
    [-85, 13],
    [-88, 3],
    [-100, 0],
  ]),
  { closed: true },
)

/** A tree as it comes out of the shoe: forepart and heel of cedar, two brass tubes with a spring between. */
export function drawShoeTree(sheet: Sheet): string {
  const place = createPlace(1)
  const look = { ramp: materials.cedar, contrast: 1.25, shine: 0.14 }
  const edge = { fill: 'none', stroke: '#3b1a0a', 'stroke-opacity': 0.55, 'stroke-width': 1.6 }
  const marks = { fill: 'none', 'stroke-linecap': 'round' }
  return [
    groundShadow(sheet, place, { x: -110, half: 27, depth: 4 }),
    groundShadow(sheet, place, { x: 54, half: 78, depth: 4 }),
    knob(sheet, place),
    tube(sheet, place, 41),
    tube(sheet, place, 27),
    litForm(
      sheet,
      place,
      { name: 'ta', outline: heel, look, round: { reach: 24, rise: 22 } },
      woodGrain(sheet, area(place, -140, -78, 80), { ramp: materials.cedar, seed: 4 }),
    ),
    element('path', { d: outlinePath(place, heel), ...edge }),
    litForm(
      sheet,
      place,
      { name: 'tf', outline: front, look, round: { reach: 27, rise: 25 } },
      group(
        { transform: `rotate(9 ${place.x(50)} ${place.y(-20)})` },
        woodGrain(sheet, area(place, -40, 150, 100), { ramp: materials.cedar, seed: 11 }),
      ),
      group(
        marks,
        element('path', {
          d: place.path('M2-24C40-22 76-17 108-12M-2-34C36-33 66-28 96-21'),
          stroke: '#3b1a0a',
          'stroke-opacity': 0.75,
          'stroke-width': 7,
        }),
        element('path', {
          d: place.path('M2-22.6C40-20.6 76-15.6 108-10.8M-2-32.6C36-31.6 66-26.6 96-19.7'),
          stroke: '#f6d8ab',
          'stroke-opacity': 0.55,
          'stroke-width': 2,
        }),
      ),
    ),
    element('path', { d: outlinePath(place, front), ...edge }),
    ferrules(sheet, place),
  ].join('')
}

function area(place: Place, left: number, right: number, height: number) {
  return { x: place.x(left), y: place.y(-height), width: place.size(right - left), height: place.size(height + 8) }
}

const brassDown = [
  materials.brass[1],
  materials.brass[3],
  materials.brass[4],
  materials.brass[2],
  materials.brass[0],
  materials.brass[1],
]

function tube(sheet: Sheet, place: Place, height: number): string {
  const bar = (left: number, right: number, thick: number, fill: string) =>
    element('rect', {
      x: place.x(left),
      y: place.y(-height - thick / 2),
      width: place.size(right - left),
      height: place.size(thick),
      fill,
    })
  const steel = [materials.steel[1], materials.steel[4], materials.steel[3], materials.steel[1], materials.steel[0]]
  return (
    bar(-86, -18, 5, linear(sheet, spread(...steel), down)) +
    bar(-56, -12, 7.4, linear(sheet, spread(...brassDown), down)) +
    bar(-57.2, -55, 8.2, linear(sheet, spread(...brassDown), down))
  )
}

/** Where the tubes enter the wood. */
function ferrules(sheet: Sheet, place: Place): string {
  const fill = linear(sheet, spread(...brassDown), down)
  return [27, 41]
    .flatMap((height) =>
      [-86, -20.6].map((x) =>
        element('rect', {
          x: place.x(x),
          y: place.y(-height - 5.2),
          width: place.size(3.2),
          height: place.size(10.4),
          rx: 3,
          fill,
          stroke: '#3f2a0b',
          'stroke-width': 1,
        }),
      ),
    )
    .join('')
}

function knob(sheet: Sheet, place: Place): string {
  const ball = radial(
    sheet,
    [
      { at: 0, colour: '#fff6d6' },
      { at: 0.25, colour: '#e3c277' },
      { at: 0.65, colour: '#a67c33' },
      { at: 1, colour: '#4a320f' },
    ],
    { cx: 0.36, cy: 0.3, r: 0.75 },
  )
  const neck = linear(sheet, spread('#7d5b20', '#fff3c9', '#b58d40', '#4a320f'))
  return (
    element('path', {
      d: place.path('M-115-70L-114-80H-104L-103-70Z'),
      fill: neck,
      stroke: '#3f2a0b',
      'stroke-width': 1,
    }) +
    element('circle', {
      cx: place.x(-109),
      cy: place.y(-87),
      r: place.size(9),
      fill: ball,
      stroke: '#3f2a0b',
      'stroke-width': 1,
    }) +
    element('ellipse', {
      cx: place.x(-109),
      cy: place.y(-71),
      rx: place.size(9),
      ry: place.size(2.6),
      fill: neck,
      stroke: '#3f2a0b',
      'stroke-width': 1,
    })
  )
}
