import { type ColourName, colours } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { disc, drumPath, rimPath, squash } from './drum.ts'
import { glassGleam, glassLight } from './glass.ts'
import { groundShadow } from './ground-shadow.ts'
import { materials } from './material.ts'
import { linear, slant, spread } from './paint.ts'
import { drawPaperLabel } from './paper-label.ts'
import { createPlace, type Place } from './place.ts'
import { lidLine } from './round-label.ts'
import { roundLight } from './round-light.ts'
import { tone } from './tone.ts'

/** A squat jar of thick glass, 60 mm wide: the cream shows its colour, the label is paper, the lid lacquered. */
export function drawShoeCream(sheet: Sheet, colour: ColourName = 'cognac'): string {
  const place = createPlace(1.6)
  const { ramp } = colours[colour]
  const glass = { radius: 30, top: 38, bottom: 0 }
  return [
    groundShadow(sheet, place, { half: 30, depth: 6 }),
    element('path', { d: drumPath(place, glass), fill: linear(sheet, glassLight()) }),
    element('path', {
      d: drumPath(place, { radius: 28, top: 36, bottom: 4.4 }),
      fill: linear(sheet, roundLight(ramp, 'satin')),
    }),
    element('path', {
      d: rimPath(place, { radius: 28, height: 4.4 }),
      fill: 'none',
      stroke: tone(ramp, 0.1),
      'stroke-opacity': 0.6,
      'stroke-width': 3,
    }),
    element('path', {
      d: rimPath(place, { radius: 28.8, height: 2 }),
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.6,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    label(sheet, place, tone(ramp, 0.42)),
    element('path', { d: drumPath(place, glass), fill: linear(sheet, glassGleam()) }),
    lid(sheet, place),
  ].join('')
}

function label(sheet: Sheet, place: Place, accent: string): string {
  return drawPaperLabel(sheet, place, {
    radius: 30,
    top: 28.4,
    bottom: 10.4,
    rules: [26.8, 12],
    accent,
    title: { words: 'CREME', height: 21.2, size: 5, tracking: 0.6 },
    print: [{ words: 'N° 5 · 50 ML', height: 15.8, size: 2.1, tracking: 0.8 }],
  })
}

function lid(sheet: Sheet, place: Place): string {
  const lacquer = materials.espresso
  const face = { radius: 31.4, height: 55 }
  return group(
    {},
    element('path', { d: drumPath(place, { radius: 30, top: 40, bottom: 36 }), fill: '#1a0f09', 'fill-opacity': 0.55 }),
    element('path', {
      d: drumPath(place, { radius: 31.4, top: 55, bottom: 38.6 }),
      fill: linear(sheet, roundLight(lacquer, 'lacquer')),
    }),
    sheet.detail === 'thumb'
      ? ''
      : element('path', {
          d: ribs(place),
          fill: 'none',
          stroke: '#0b0504',
          'stroke-opacity': 0.34,
          'stroke-width': 2.2,
        }),
    disc(place, face, {
      fill: linear(sheet, spread(tone(lacquer, 0.8), tone(lacquer, 0.62), tone(lacquer, 0.5)), slant),
    }),
    disc(
      place,
      { ...face, radius: 29.4 },
      {
        fill: linear(
          sheet,
          spread(tone(lacquer, 0.86), tone(lacquer, 0.6), tone(lacquer, 0.52), tone(lacquer, 0.66)),
          slant,
        ),
      },
    ),
    disc(
      place,
      { ...face, radius: 29.4 },
      { fill: 'none', stroke: '#0b0504', 'stroke-opacity': 0.42, 'stroke-width': 1.6 },
    ),
    element('path', {
      d: rimPath(place, { radius: 31, height: 54.5 }),
      fill: 'none',
      stroke: tone(lacquer, 0.95),
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
    sheet.detail === 'thumb'
      ? ''
      : group(
          { fill: 'none', stroke: '#d9b877', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
          disc(place, { ...face, radius: 26.6 }, { 'stroke-width': 2.2 }),
          element('path', {
            d: lidLine(place, 'CREME', { radius: 19, height: 55, size: 6, tracking: 0.8 }),
            'stroke-width': 2.6,
          }),
          element('path', {
            d: lidLine(place, '50 ML', { radius: 18.4, height: 55, size: 5, tracking: 0.45, near: true }),
            'stroke-width': 2.2,
          }),
          disc(place, { ...face, radius: 8 }, { 'stroke-width': 1.6 }),
        ),
  )
}

/** The grip of the lid: close together where the round turns away. */
function ribs(place: Place): string {
  return Array.from({ length: 52 }, (_, index) => {
    const x = 31.4 * Math.sin(((index - 25.5) / 52) * Math.PI)
    const drop = squash * Math.sqrt(31.4 ** 2 - x * x)
    return `M${place.x(x).toFixed(1)} ${place.y(-50.4 + drop).toFixed(1)}V${place.y(-41 + drop).toFixed(1)}`
  }).join('')
}
