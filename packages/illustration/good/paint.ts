import { element } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'

export interface Stop {
  at: number
  colour: string
  opacity?: number
}

export interface Axis {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** Across the shape it fills, from left to right. */
export const across: Axis = { x1: 0, y1: 0, x2: 1, y2: 0 }
export const down: Axis = { x1: 0, y1: 0, x2: 0, y2: 1 }
/** The way the light falls. */
export const slant: Axis = { x1: 0, y1: 0, x2: 1, y2: 1 }

/** A linear gradient over the box of the shape it fills; the same one is kept once. */
export function linear(sheet: Sheet, stops: readonly Stop[], axis: Axis = across): string {
  // A thumb shows no more than every second step of a round light.
  const shown = sheet.detail === 'thumb' && stops.length > 8 ? stops.filter((_, index) => index % 2 === 0) : stops
  const content = shown.map(stopText).join('')
  const { x1, y1, x2, y2 } = axis
  return sheet.define(nameOf('l', `${content}${x1} ${y1} ${x2} ${y2}`), (id) =>
    element(
      'linearGradient',
      { id, x1: x1 || undefined, y1: y1 || undefined, x2: x2 === 1 ? undefined : x2, y2: y2 || undefined },
      content,
    ),
  )
}

export function radial(
  sheet: Sheet,
  stops: readonly Stop[],
  middle: { cx?: number; cy?: number; r?: number } = {},
): string {
  const content = stops.map(stopText).join('')
  return sheet.define(nameOf('r', content + Object.values(middle).join(' ')), (id) =>
    element('radialGradient', { id, ...middle }, content),
  )
}

/** Evenly spread colours. */
export function spread(...colours: readonly string[]): Stop[] {
  return colours.map((colour, index) => ({ at: index / (colours.length - 1), colour }))
}

export function clip(sheet: Sheet, shape: string): string {
  return sheet.define(nameOf('c', shape), (id) => element('clipPath', { id }, shape))
}

function stopText({ at, colour, opacity }: Stop): string {
  return element('stop', { offset: at === 0 ? undefined : at, 'stop-color': colour, 'stop-opacity': opacity })
}

/** A short name that follows from the content, so that equal definitions meet in one. */
export function nameOf(kind: string, content: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < content.length; index++) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0
  }
  return kind + hash.toString(36)
}
