import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { bottle, bottlePath, cap } from './bottle.ts'
import { disc, rimPath } from './drum.ts'
import { emblem } from './emblem.ts'
import { glassGleam } from './glass.ts'
import { groundShadow } from './ground-shadow.ts'
import { materials } from './material.ts'
import { down, linear, slant, spread } from './paint.ts'
import { drawPaperLabel } from './paper-label.ts'
import { createPlace, type Place } from './place.ts'
import { tone } from './tone.ts'

const shape = { radius: 25, shoulder: 92, neck: 112, neckRadius: 10.5 }

/** An apothecary's bottle of amber glass, 150 ml, with a paper label and a ribbed cap. */
export function drawLeatherMilk(sheet: Sheet): string {
  const place = createPlace(1.35)
  const glow = [
    { at: 0, colour: '#ffd9a0', opacity: 0 },
    { at: 0.62, colour: '#ffb060', opacity: 0 },
    { at: 0.9, colour: '#ffb866', opacity: 0.34 },
    { at: 1, colour: '#ffcf8f', opacity: 0.06 },
  ]
  return [
    groundShadow(sheet, place, { half: 25, depth: 5.4 }),
    bottle(sheet, place, { ...shape, ramp: materials.amber, finish: 'satin' }),
    element('path', { d: bottlePath(place, shape), fill: linear(sheet, glow, down) }),
    element('path', {
      d: rimPath(place, { radius: 23, height: 2 }),
      fill: 'none',
      stroke: '#f0b565',
      'stroke-opacity': 0.4,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    label(sheet, place),
    element('path', { d: bottlePath(place, shape), fill: linear(sheet, glassGleam(0.8)) }),
    shoulderLight(sheet, place),
    cap(sheet, place, { radius: 11.4, top: 114, bottom: 110.6, ramp: materials.rubber, finish: 'satin' }),
    cap(sheet, place, { radius: 13.4, top: 131, bottom: 113, ramp: materials.rubber, finish: 'lacquer' }),
    disc(place, { radius: 13.4, height: 131 }, { fill: linear(sheet, spread('#5c5855', '#34302e', '#2a2726'), slant) }),
    disc(
      place,
      { radius: 11.6, height: 130.8 },
      { fill: 'none', stroke: '#0c0b0b', 'stroke-opacity': 0.6, 'stroke-width': 2 },
    ),
  ].join('')
}

function label(sheet: Sheet, place: Place): string {
  const paper = drawPaperLabel(sheet, place, {
    radius: 25,
    top: 83,
    bottom: 15,
    rules: [80.6, 17.4],
    accent: materials.oxblood[2],
    title: { words: 'N° 3', height: 44, size: 7, tracking: 0.5 },
    print: [
      { words: 'LEDER · LEATHER', height: 34, size: 2.5, tracking: 0.5 },
      { words: '150 ML', height: 25, size: 2.5, tracking: 0.8 },
    ],
  })
  const mark = emblem({ x: place.x(0), y: place.y(-56), length: 152, stroke: materials.oxblood[2], width: 2.2 })
  return group({}, paper, mark)
}

/** The round of the shoulder catches the window from above. */
function shoulderLight(sheet: Sheet, place: Place): string {
  if (sheet.detail === 'thumb') return ''
  const d = place.path('M-19-98C-16.6-103-13-106-9.4-108.6')
  return softStroke(d, { stroke: tone(materials.amber, 1), width: 5, blur: 4, opacity: 0.6 })
}
