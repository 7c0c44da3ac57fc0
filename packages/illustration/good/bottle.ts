import type { Ramp } from '../params/colour.ts'
import { element } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import type { Sheet } from '../svg/sheet.ts'
import { drumPath, squash } from './drum.ts'
import { linear } from './paint.ts'
import type { Place } from './place.ts'
import { type Finish, roundLight } from './round-light.ts'

export interface Bottle {
  radius: number
  /** Where the shoulder begins and ends, and how wide the neck is there. */
  shoulder: number
  neck: number
  neckRadius: number
  ramp: Ramp
  finish: Finish
}

/** A straight body with a round shoulder, as one silhouette with one light across. */
export function bottle(
  sheet: Sheet,
  place: Place,
  { radius, shoulder, neck, neckRadius, ramp, finish }: Bottle,
): string {
  return element('path', {
    d: bottlePath(place, { radius, shoulder, neck, neckRadius }),
    fill: linear(sheet, roundLight(ramp, finish)),
  })
}

export function bottlePath(
  place: Place,
  { radius, shoulder, neck, neckRadius }: Pick<Bottle, 'radius' | 'shoulder' | 'neck' | 'neckRadius'>,
): string {
  const n = (value: number) => numberText(value, 1)
  const rise = neck - shoulder
  const side = (sign: 1 | -1) => {
    const knots = [
      [radius, shoulder],
      [radius, shoulder + rise * 0.62],
      [neckRadius + rise * 0.2, neck - rise * 0.12],
      [neckRadius, neck],
    ]
    return knots.map(([x = 0, y = 0]) => `${n(place.x(sign * x))} ${n(place.y(-y))}`)
  }
  const [a, b, c, d] = side(-1)
  const [e, f, g, h] = side(1)
  const foot = `${n(place.x(-radius))} ${n(place.y(0))}A${n(place.size(radius))} ${n(place.size(radius * squash))} 0 0 0 ${n(place.x(radius))} ${n(place.y(0))}`
  return `M${d}C${c} ${b} ${a}L${foot}L${e}C${f} ${g} ${h}z`
}

/** A plain cap or collar. */
export function cap(
  sheet: Sheet,
  place: Place,
  of: { radius: number; top: number; bottom: number; ramp: Ramp; finish: Finish },
): string {
  return element('path', { d: drumPath(place, of), fill: linear(sheet, roundLight(of.ramp, of.finish)) })
}
