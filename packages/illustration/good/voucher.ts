import { element, group } from '../svg/element.ts'
import { lettering } from '../svg/lettering.ts'
import type { Sheet } from '../svg/sheet.ts'
import { emblem } from './emblem.ts'
import { groundShadow } from './ground-shadow.ts'
import { materials } from './material.ts'
import { paperSheet, written } from './paper.ts'
import { createPlace, type Place } from './place.ts'

/** A resole voucher: heavy card with a stub to tear off, the shoe and its new sole printed on it. */
export function drawVoucher(sheet: Sheet): string {
  const place = createPlace(1.25)
  const turned = (angle: number, content: string) =>
    group({ transform: `rotate(${angle} ${place.x(0)} ${place.y(0)})` }, content)
  return [
    groundShadow(sheet, place, { half: 100, depth: 3.4 }),
    turned(-3.4, paperSheet(sheet, place, { left: -96, right: 104, low: 4, high: 112, shade: 0.14 })),
    turned(1.2, paperSheet(sheet, place, { left: -102, right: 102, low: 1.4, high: 108 }) + print(sheet, place)),
  ].join('')
}

function print(sheet: Sheet, place: Place): string {
  const red = materials.oxblood[2]
  const number = lettering('N° 212', {
    size: 5,
    tracking: 0.5,
    map: (x, y) => ({ x: place.x(77 + y), y: place.y(-54 - x) }),
  })
  return group(
    {},
    group(
      { fill: 'none', stroke: red, 'stroke-linecap': 'round' },
      element('path', { d: place.path('M-96-102H96V-7.4H-96Z'), 'stroke-width': 2.4 }),
      element('path', { d: place.path('M-93-99H93V-10.4H-93Z'), 'stroke-width': 1.2, 'stroke-opacity': 0.7 }),
      element('path', {
        d: place.path('M60-100V-9'),
        'stroke-width': 2.6,
        'stroke-dasharray': '2 9',
        stroke: '#7c6a52',
      }),
      sheet.detail === 'thumb' ? '' : element('path', { d: number, 'stroke-width': 3 }),
    ),
    emblem({ x: place.x(-17), y: place.y(-46), length: 560, stroke: red, width: 4 }),
    written(place, { x: -17, y: -30, widths: [84, 60], colour: '#5a483c' }),
    element('path', {
      d: place.path('M-74-16H40'),
      stroke: '#8a6a2f',
      'stroke-width': 4,
      'stroke-dasharray': '11 8',
      'stroke-linecap': 'round',
      fill: 'none',
    }),
  )
}
