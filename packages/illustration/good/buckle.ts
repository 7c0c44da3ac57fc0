import type { Ramp } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { squash } from './drum.ts'
import { clip, down, linear, slant, spread } from './paint.ts'
import type { Place } from './place.ts'
import { softShadow } from './soft-shadow.ts'
import { tone } from './tone.ts'

export interface BuckleOptions {
  /** Middle of the buckle, in millimetres of the good. */
  x: number
  y: number
  ramp: Ramp
  thread: string
  metal: Ramp
  stitched: boolean
  /** Of the roll that the buckle lies on. */
  radius: number
}

/** A frame with a middle bar: the strap is folded around it and stitched, the prong lies over the frame, a loop beside. */
export function buckle(
  sheet: Sheet,
  place: Place,
  { x, y, ramp, thread, metal, stitched, radius }: BuckleOptions,
): string {
  const at = (data: string) => place.path(bentAround(data, x, y, radius))
  const frame = at(
    'M-17-21H13C18-21 21-18 21-13V13C21 18 18 21 13 21H-17C-20 21-22 19-22 16V-16C-22-19-20-21-17-21ZM-15.5-15.5C-16.4-15.5-17-15-17-14V14C-17 15-16.4 15.5-15.5 15.5H11C14 15.5 15.6 14 15.6 11V-11C15.6-14 14-15.5 11-15.5Z',
  )
  const prong = at('M-19-2.2C-19-3.6-16-3.6-15-2.4L19-1.5C21-1.4 21 1.4 19 1.5L-15 2.4C-16 3.6-19 3.6-19 2.2Z')
  const shine = linear(sheet, spread(metal[3], metal[4], metal[2], metal[3], metal[1], metal[2]), slant)
  return group(
    {},
    softShadow(frame, { dx: 7, dy: 9, blur: 6, opacity: 0.7, colour: '#120805' }),
    fold(sheet, at, ramp, thread, stitched),
    group(
      { fill: '#120805', 'fill-opacity': 0.7 },
      element('path', { d: at('M-15-1.6H-4C-2.6-1.6-2.6 1.6-4 1.6H-15Z') }),
    ),
    element('path', { d: frame, fill: shine, 'fill-rule': 'evenodd', stroke: metal[0], 'stroke-width': 1.8 }),
    element('path', {
      d: at('M-16-19.4H13C17-19.4 19.4-17 19.4-13M-20.4 15V-16'),
      fill: 'none',
      stroke: metal[4],
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.9,
    }),
    element('path', {
      d: at('M-16 14V-14'),
      fill: 'none',
      stroke: metal[0],
      'stroke-opacity': 0.4,
      'stroke-width': 1.4,
    }),
    softShadow(prong, { dx: 3, dy: 5, blur: 3, opacity: 0.6, colour: '#120805' }),
    element('path', {
      d: prong,
      fill: linear(sheet, spread(metal[4], metal[3], metal[1]), down),
      stroke: metal[0],
      'stroke-width': 1.4,
    }),
    loop(sheet, at, ramp, thread, stitched),
  )
}

/** The end of the strap, around the bar and back. */
function fold(sheet: Sheet, at: (data: string) => string, ramp: Ramp, thread: string, stitched: boolean): string {
  const patch = at('M-46-16.6H-18C-15-16.6-14-14-14-10V10C-14 14-15 16.6-18 16.6H-46Z')
  const light = spread(tone(ramp, 0.5), tone(ramp, 0.62), tone(ramp, 0.72), tone(ramp, 0.5), tone(ramp, 0.28))
  return group(
    {},
    group(
      { 'clip-path': clip(sheet, element('path', { d: at('M-41-40H40V40H-41Z') })) },
      element('path', { d: patch, fill: linear(sheet, light), 'fill-opacity': stitched ? 1 : 0 }),
    ),
    sheet.detail === 'thumb'
      ? ''
      : group(
          { fill: 'none', 'stroke-linecap': 'round' },
          element('path', { d: at('M-32-13V13'), stroke: ramp[0], 'stroke-opacity': 0.5, 'stroke-width': 5 }),
          element('path', { d: at('M-32-13V13'), stroke: thread, 'stroke-width': 2.9, 'stroke-dasharray': '11 7.4' }),
        ),
  )
}

/** The keeper: a narrow loop around the strap. */
function loop(sheet: Sheet, at: (data: string) => string, ramp: Ramp, thread: string, stitched: boolean): string {
  const band = at(
    'M-45-18.4H-36.4C-35.6-18.4-35.2-18-35.2-17V17C-35.2 18-35.6 18.4-36.4 18.4H-45C-46 18.4-46.2 18-46.2 17V-17C-46.2-18-46-18.4-45-18.4Z',
  )
  return group(
    {},
    softShadow(band, { dx: 6, dy: 4, blur: 5, opacity: 0.65, colour: '#120805' }),
    element('path', {
      d: band,
      fill: linear(sheet, spread(tone(ramp, 0.42), tone(ramp, 0.72), tone(ramp, 0.6), tone(ramp, 0.36))),
      stroke: ramp[0],
      'stroke-width': 1.6,
    }),
    element('path', {
      d: at('M-45-17.4H-36.6'),
      fill: 'none',
      stroke: tone(ramp, 0.92),
      'stroke-opacity': 0.6,
      'stroke-width': 1.8,
    }),
    sheet.detail === 'thumb' || !stitched
      ? ''
      : element('path', {
          d: at('M-43.6-16V16M-37.8-16V16'),
          fill: 'none',
          stroke: thread,
          'stroke-opacity': 0.9,
          'stroke-width': 2.2,
          'stroke-dasharray': '8 6',
          'stroke-linecap': 'round',
        }),
  )
}

/** Moves absolute path data, and up to both sides as the round of the roll does. */
function bentAround(data: string, x: number, y: number, radius: number): string {
  let [hereX, hereY] = [0, 0]
  const spot = (): string => {
    const share = Math.min(1, Math.abs(hereX + x) / radius)
    const rise = radius * squash * (1 - Math.sqrt(1 - share * share))
    return `${(hereX + x).toFixed(2)} ${(hereY + y - rise).toFixed(2)}`
  }
  return data.replace(/([MLHVC])([^MLHVCZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? []).map(Number)
    if (command === 'H') hereX = numbers[0] ?? hereX
    if (command === 'V') hereY = numbers[0] ?? hereY
    if (command === 'H' || command === 'V') return `L${spot()}`
    const spots: string[] = []
    for (let index = 0; index < numbers.length; index += 2) {
      hereX = numbers[index] ?? 0
      hereY = numbers[index + 1] ?? 0
      spots.push(spot())
    }
    return command + spots.join(' ')
  })
}
