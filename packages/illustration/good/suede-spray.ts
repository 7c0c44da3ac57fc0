import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { bottle, cap } from './bottle.ts'
import { bandPath, disc, rimPath } from './drum.ts'
import { groundShadow } from './ground-shadow.ts'
import { materials } from './material.ts'
import { linear, slant, spread } from './paint.ts'
import { createPlace, type Place } from './place.ts'
import { frontLine } from './round-label.ts'
import { roundLight } from './round-light.ts'

const shape = { radius: 23, shoulder: 104, neck: 121, neckRadius: 11 }

/** Brushed aluminium with a pump: no gas, so the bottle can be filled again. */
export function drawSuedeSpray(sheet: Sheet): string {
  const place = createPlace(1.25)
  return [
    groundShadow(sheet, place, { half: 23, depth: 5 }),
    bottle(sheet, place, { ...shape, ramp: materials.tinplate, finish: 'metal' }),
    element('path', {
      d: rimPath(place, { radius: 23, height: 1.4 }),
      fill: 'none',
      stroke: '#2b2722',
      'stroke-opacity': 0.45,
      'stroke-width': 3,
    }),
    label(sheet, place),
    pump(sheet, place),
  ].join('')
}

function label(sheet: Sheet, place: Place): string {
  const forest = ['#0d1811', '#1c2d22', '#2f4a3a', '#4b6b58', '#a9c2b0'] as const
  const line = (words: string, height: number, size: number) =>
    frontLine(place, words, { radius: 23, height, size, tracking: 0.5 })
  return group(
    {},
    element('path', {
      d: bandPath(place, { radius: 23.1, top: 92, bottom: 22 }),
      fill: linear(sheet, roundLight(forest, 'satin')),
    }),
    group(
      { fill: 'none', stroke: '#e6d9b8', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      element('path', {
        d: rimPath(place, { radius: 23.1, height: 89 }) + rimPath(place, { radius: 23.1, height: 25 }),
        'stroke-width': 2,
      }),
      sheet.detail === 'thumb'
        ? ''
        : element('path', { d: line('N° 7', 70, 7.4), 'stroke-width': 3.4 }) +
            element('path', {
              d: rimPath(place, { radius: 23.1, height: 62 }),
              'stroke-width': 1.2,
              'stroke-opacity': 0.5,
            }) +
            element('path', {
              d: line('VELOURS', 54, 3.3) + line('SUEDE', 46.6, 3.3) + line('200 ML', 33, 2.5),
              'stroke-width': 1.9,
            }),
    ),
  )
}

/** Collar, neck and the head that is pressed; the nozzle looks left. */
function pump(sheet: Sheet, place: Place): string {
  const { rubber } = materials
  return group(
    {},
    cap(sheet, place, { radius: 12.4, top: 128, bottom: 119, ramp: rubber, finish: 'satin' }),
    disc(place, { radius: 12.4, height: 128 }, { fill: '#302c2a' }),
    cap(sheet, place, { radius: 5, top: 136, bottom: 128, ramp: rubber, finish: 'satin' }),
    cap(sheet, place, { radius: 9.4, top: 149, bottom: 135, ramp: rubber, finish: 'lacquer' }),
    element('path', {
      d: place.path('M-9-147L-16-146.4V-141.6L-9-141Z'),
      fill: linear(sheet, spread('#4b4745', '#1a1817')),
      stroke: '#0c0b0b',
      'stroke-width': 1,
    }),
    element('ellipse', {
      cx: place.x(-16),
      cy: place.y(-144),
      rx: place.size(0.9),
      ry: place.size(2.3),
      fill: '#0c0b0b',
    }),
    disc(place, { radius: 9.4, height: 149 }, { fill: linear(sheet, spread('#6a6562', '#3a3634', '#2a2726'), slant) }),
    element('path', {
      d: rimPath(place, { radius: 6.6, height: 149.4 }),
      fill: 'none',
      stroke: '#0c0b0b',
      'stroke-opacity': 0.5,
      'stroke-width': 3,
    }),
  )
}
