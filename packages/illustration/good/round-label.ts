import { lettering } from '../svg/lettering.ts'
import { squash } from './drum.ts'
import type { Place } from './place.ts'

/** A line of capitals on the front of a standing round body. */
export function frontLine(
  place: Place,
  words: string,
  on: { x?: number; radius: number; height: number; size: number; tracking?: number },
): string {
  const { x: middle = 0, radius, height, size, tracking } = on
  return lettering(words, {
    size,
    tracking,
    map: (x, y) => {
      const angle = x / radius
      return {
        x: place.x(middle + radius * Math.sin(angle)),
        y: place.y(y - height + radius * squash * Math.cos(angle)),
      }
    },
  })
}

/** A line of capitals along the far or the near half of a lid. */
export function lidLine(
  place: Place,
  words: string,
  on: { x?: number; radius: number; height: number; size: number; tracking?: number; near?: boolean },
): string {
  const { x: middle = 0, radius, height, size, tracking, near = false } = on
  return lettering(words, {
    size,
    tracking,
    map: (x, y) => {
      const angle = x / radius
      const reach = near ? radius + y : radius - y
      const depth = reach * Math.cos(angle) * squash
      return { x: place.x(middle + reach * Math.sin(angle)), y: place.y(near ? depth - height : -depth - height) }
    },
  })
}
