import { type ColourName, colours } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { disc, drumPath, rimPath, squash } from './drum.ts'
import { emblem } from './emblem.ts'
import { groundShadow } from './ground-shadow.ts'
import { materials } from './material.ts'
import { linear, slant, spread } from './paint.ts'
import { createPlace, type Place } from './place.ts'
import { lidLine } from './round-label.ts'
import { roundLight } from './round-light.ts'
import { tone } from './tone.ts'

/** The flat tin, 84 mm wide: tinplate below, a lacquered lid with a rolled rim, and the wing that turns it open. */
export function drawWaxPolish(sheet: Sheet, colour: ColourName = 'bordeaux'): string {
  const place = createPlace(1.6)
  const { ramp } = colours[colour]
  return [
    groundShadow(sheet, place, { half: 42, depth: 8 }),
    element('path', {
      d: drumPath(place, { radius: 41.4, top: 14, bottom: 0.6 }),
      fill: linear(sheet, roundLight(materials.tinplate, 'metal')),
    }),
    groove(place, 41.2, 1.6, '#2d2822', 0.5, 2.6),
    groove(place, 41.4, 9, '#2d2822', 0.4, 2),
    groove(place, 41.4, 8.6, '#ffffff', 0.5, 1.4),
    wing(sheet, place),
    lid(sheet, place, ramp),
  ].join('')
}

function lid(sheet: Sheet, place: Place, ramp: (typeof colours)[ColourName]['ramp']): string {
  const height = 25
  return group(
    {},
    groove(place, 42, 11.4, '#1a1009', 0.5, 7),
    element('path', {
      d: drumPath(place, { radius: 42.6, top: height, bottom: 12.4 }),
      fill: linear(sheet, roundLight(ramp, 'lacquer')),
    }),
    groove(place, 42.6, 13.4, tone(ramp, 0.02), 0.7, 3),
    groove(place, 42.6, 14.1, tone(ramp, 0.9), 0.4, 1.6),
    disc(
      place,
      { radius: 42.6, height },
      { fill: linear(sheet, spread(tone(ramp, 0.9), tone(ramp, 0.62), tone(ramp, 0.4), tone(ramp, 0.7)), slant) },
    ),
    disc(place, { radius: 40.4, height: height - 0.3 }, { fill: tone(ramp, 0.12) }),
    disc(
      place,
      { radius: 39.6, height: height - 0.7 },
      {
        fill: linear(
          sheet,
          spread(tone(ramp, 0.5), tone(ramp, 0.56), tone(ramp, 0.78), tone(ramp, 0.56), tone(ramp, 0.4)),
          slant,
        ),
      },
    ),
    print(sheet, place, height - 0.7),
  )
}

function print(sheet: Sheet, place: Place, height: number): string {
  const gold = '#e2c283'
  if (sheet.detail === 'thumb')
    return disc(place, { radius: 33, height }, { fill: 'none', stroke: gold, 'stroke-width': 3 })
  return group(
    { fill: 'none', stroke: gold, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    disc(place, { radius: 36.6, height }, { 'stroke-width': 2.4 }),
    disc(place, { radius: 35.2, height }, { 'stroke-width': 1, 'stroke-opacity': 0.7 }),
    element('path', {
      d: lidLine(place, 'CARNAUBA', { radius: 26.4, height, size: 6.6, tracking: 0.9 }),
      'stroke-width': 3,
    }),
    element('path', {
      d: lidLine(place, '75 ML', { radius: 28, height, size: 5.6, tracking: 0.5, near: true }),
      'stroke-width': 2.4,
    }),
    emblem({ x: place.x(0), y: place.y(-height) + 15, length: 190, squash: squash * 1.9, stroke: gold, width: 2.2 }),
  )
}

/** A key of stamped tin at the right: half a butterfly. */
function wing(sheet: Sheet, place: Place): string {
  const shape = place.path(
    'M35-4C40-3 43-6 45-9C47-12 51-12 51-9C51-6 49-5 49-3C50-1 50 2 47 2C44 2 42 0 40 0C37 0 35-1 35-4Z',
  )
  return (
    element('path', {
      d: shape,
      fill: linear(sheet, spread('#f6f3ec', '#a29b90', '#6a6359'), slant),
      stroke: '#3c362e',
      'stroke-width': 1.4,
    }) +
    element('path', {
      d: place.path('M46-8C48-10 49-10 49.6-8.6'),
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.8,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    })
  )
}

function groove(place: Place, radius: number, height: number, stroke: string, opacity: number, width: number): string {
  return element('path', {
    d: rimPath(place, { radius, height }),
    fill: 'none',
    stroke,
    'stroke-opacity': opacity,
    'stroke-width': width,
  })
}
