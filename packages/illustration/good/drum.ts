import { element } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import type { Place } from './place.ts'

/** How far a circle that lies level is foreshortened: goods are seen from slightly above. */
export const squash = 0.2

export interface Drum {
  x?: number
  radius: number
  /** Heights of its rims above the ground, in millimetres. */
  top: number
  bottom: number
  topRadius?: number
}

/** A standing round body with its upper end: two sides, the rim towards the eye, the rim behind. */
export function drumPath(place: Place, drum: Drum): string {
  return roundPath(place, drum, 0)
}

/** What is wrapped around a round body: its upper edge is bent towards the eye too. */
export function bandPath(place: Place, drum: Drum): string {
  return roundPath(place, drum, 1)
}

function roundPath(place: Place, { x = 0, radius, top, bottom, topRadius = radius }: Drum, upper: 0 | 1): string {
  const at = (dx: number, height: number) => `${n(place.x(x + dx))} ${n(place.y(-height))}`
  const arc = (r: number, sweep: 0 | 1, to: string) =>
    `A${n(place.size(r))} ${n(place.size(r * squash))} 0 0 ${sweep} ${to}`
  const sides = [at(-topRadius, top), at(-radius, bottom), at(radius, bottom), at(topRadius, top)] as const
  return `M${sides[0]}L${sides[1]}${arc(radius, 0, sides[2])}L${sides[3]}${arc(topRadius, upper, sides[0])}z`
}

/** A level circle that faces up. */
export interface Disc {
  x?: number
  radius: number
  height: number
}

/** The nearer half of a level circle. */
export function rimPath(place: Place, { x = 0, radius, height }: Disc): string {
  const y = n(place.y(-height))
  return `M${n(place.x(x - radius))} ${y}A${n(place.size(radius))} ${n(place.size(radius * squash))} 0 0 0 ${n(place.x(x + radius))} ${y}`
}

export function disc(
  place: Place,
  { x = 0, radius, height }: Disc,
  attributes: Readonly<Record<string, string | number>>,
): string {
  return element('ellipse', {
    cx: place.x(x),
    cy: place.y(-height),
    rx: place.size(radius),
    ry: place.size(radius * squash),
    ...attributes,
  })
}

const n = (value: number): string => numberText(value, 1)
