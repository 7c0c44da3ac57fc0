import type { Ramp } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { emblem } from './emblem.ts'
import { groundShadow } from './ground-shadow.ts'
import { clip, down, linear, slant, spread } from './paint.ts'
import { createPlace, type Place } from './place.ts'
import { tone } from './tone.ts'

const green: Ramp = ['#0b130e', '#1b2c22', '#2f4a3a', '#476654', '#a7bfae']
const brown: Ramp = ['#150d08', '#2c1c13', '#4b3324', '#6b4d3a', '#c4ab98']

/** The care guide: in green cloth, stamped in gold, with the sign of a film. */
export function drawGuide(sheet: Sheet): string {
  return bound(sheet, green, filmSign)
}

/** The same hand has bound the book, in brown; it has pages, and no film. */
export function drawBook(sheet: Sheet): string {
  return bound(sheet, brown, lozenge)
}

function bound(sheet: Sheet, cloth: Ramp, sign: (place: Place) => string): string {
  const place = createPlace(1.2)
  return [
    groundShadow(sheet, place, { x: 4, half: 64, depth: 5 }),
    pages(sheet, place, cloth),
    cover(sheet, place, cloth),
    stamp(sheet, place, sign(place)),
    ribbon(sheet, place),
  ].join('')
}

/** The block of pages, seen a little from the right and from above. */
function pages(sheet: Sheet, place: Place, cloth: Ramp): string {
  const back = place.path('M-50-168L-42-175H72L72-6L60 0Z')
  const block = place.path('M-52-164L-45-171.4H69.6V-7L59-1Z')
  const leaves = Array.from(
    { length: 7 },
    (_, index) => `M${59.6 + index * 1.5} ${-163.4 - index * 1.1}V${-1.6 - index * 0.9}`,
  ).join('')
  return group(
    {},
    element('path', { d: back, fill: tone(cloth, 0.2) }),
    element('path', { d: block, fill: linear(sheet, spread('#fbf6e9', '#efe6d2', '#d8cbb0')) }),
    element('path', {
      d: place.path(leaves),
      fill: 'none',
      stroke: '#a08e6c',
      'stroke-opacity': 0.6,
      'stroke-width': 1.2,
    }),
    element('path', {
      d: place.path('M-50-165.6L-44-170.6M-48-167.2H63M-46-169H66'),
      fill: 'none',
      stroke: '#a08e6c',
      'stroke-opacity': 0.5,
      'stroke-width': 1.2,
    }),
  )
}

function cover(sheet: Sheet, place: Place, cloth: Ramp): string {
  const d = place.path(
    'M-58-165C-58-166-57.4-166.6-56-166.6H58C59.6-166.6 60.6-165.6 60.6-164V-2C60.6-.6 59.6 .4 58 .4H-56C-57.4 .4-58-.2-58-1.2Z',
  )
  const hinge = (x: number, colour: string, width: number, opacity: number) =>
    element('path', {
      d: place.path(`M${x} -166V0`),
      stroke: colour,
      'stroke-width': width,
      'stroke-opacity': opacity,
      fill: 'none',
    })
  return group(
    { 'clip-path': clip(sheet, element('path', { d })) },
    element('path', { d, fill: linear(sheet, spread(tone(cloth, 0.66), tone(cloth, 0.52), tone(cloth, 0.4)), slant) }),
    sheet.detail === 'thumb' ? '' : weave(place),
    element('path', {
      d,
      fill: linear(sheet, [
        { at: 0, colour: '#fff', opacity: 0.16 },
        { at: 0.06, colour: '#fff', opacity: 0.02 },
        { at: 1, colour: '#000', opacity: 0.16 },
      ]),
    }),
    hinge(-49, '#050b07', 6, 0.5),
    hinge(-47.6, tone(cloth, 0.9), 2, 0.4),
    element('path', { d, fill: 'none', stroke: tone(cloth, 0.92), 'stroke-opacity': 0.4, 'stroke-width': 3 }),
    element('path', {
      d: place.path('M-58 .2H60.6'),
      stroke: '#050b07',
      'stroke-opacity': 0.7,
      'stroke-width': 4,
      fill: 'none',
    }),
  )
}

/** Book cloth: weft in the light, warp in the shade. Lines, since patterns are slow to rasterise. */
function weave(place: Place): string {
  const lines = (count: number, line: (index: number) => string) =>
    place.path(Array.from({ length: count }, (_, index) => line(index)).join(''))
  const weft = lines(118, (index) => `M-58 ${(-166 + index * 1.42).toFixed(2)}H61`)
  const warp = lines(84, (index) => `M${(-58 + index * 1.42).toFixed(2)} -167V1`)
  return (
    element('path', { d: weft, stroke: '#cfe0d2', 'stroke-opacity': 0.12, 'stroke-width': 2.6 }) +
    element('path', { d: warp, stroke: '#040906', 'stroke-opacity': 0.22, 'stroke-width': 2.2 })
  )
}

function stamp(sheet: Sheet, place: Place, sign: string): string {
  const gold = linear(sheet, spread('#f1d79b', '#d2ab62', '#b98f45'), down)
  return group(
    { fill: 'none', stroke: gold, 'stroke-linecap': 'round' },
    element('path', { d: place.path('M-42-158H52V-8H-42Z'), 'stroke-width': 3 }),
    element('path', { d: place.path('M-39.6-155.6H49.6V-10.4H-39.6Z'), 'stroke-width': 1.2 }),
    emblem({ x: place.x(5), y: place.y(-88), length: 350, stroke: '#dfbd7a', width: 3.6 }),
    // A level line has no height for a gradient to run over.
    element('path', { d: place.path('M-17-72H27'), stroke: '#dfbd7a', 'stroke-width': 4.4 }),
    element('path', { d: place.path('M-8-66H18'), stroke: '#dfbd7a', 'stroke-width': 3 }),
    sign,
  )
}

function filmSign(place: Place): string {
  const play = place.path('M3-47.4V-32.6C3-31.6 4-31 5-31.6L16-39C16.8-39.6 16.8-40.4 16-41L5-48.4C4-49 3-48.4 3-47.4Z')
  return (
    element('circle', { cx: place.x(8.4), cy: place.y(-40), r: place.size(14), 'stroke-width': 3.4 }) +
    element('path', { d: play, fill: '#dfbd7a', stroke: 'none' })
  )
}

function lozenge(place: Place): string {
  return (
    element('path', { d: place.path('M5-50L14-40L5-30L-4-40Z'), 'stroke-width': 3 }) +
    element('path', { d: place.path('M5-44L8.6-40L5-36L1.4-40Z'), fill: '#dfbd7a', stroke: 'none' })
  )
}

function ribbon(sheet: Sheet, place: Place): string {
  const d = place.path('M30-.4C30.4 3 31 5 32 7L35 5.4L38 7.2C37.4 5 37 3 37-.4Z')
  return element('path', { d, fill: linear(sheet, spread('#431119', '#7d2833', '#4f1520')) })
}
