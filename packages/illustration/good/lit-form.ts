import type { Look } from '../leather/look.ts'
import { shade } from '../leather/shade.ts'
import { normalField } from '../light/normal-field.ts'
import { lightRows } from '../light/rows.ts'
import { rowsMarkup } from '../light/rows-markup.ts'
import { pathOf } from '../line/path.ts'
import { type Line, nth, type Point } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { clip } from './paint.ts'
import type { Place } from './place.ts'

export interface Form {
  /** Starts the ids of its rows. */
  name: string
  /** Closed, in millimetres with y up. */
  outline: Line
  look: Look
  /** How far from the edge the surface bends, and how high it stands: a roll, a pillow, a plank with eased edges. */
  round: { reach: number; rise: number }
  /** Added to the height: folds, hollows. */
  relief?: (x: number, y: number) => number
  /** Shade that lies on it, 0 to 1. */
  dim?: (x: number, y: number) => number
  smoothing?: number
  rowHeight?: number
}

/** A form without a simple axis, lit by its heights as the uppers are; what is drawn on it is clipped to its outline. */
export function litForm(sheet: Sheet, place: Place, form: Form, ...marks: readonly string[]): string {
  const { outline, look, round, relief, dim, name } = form
  const edge = outlinePath(place, outline)
  const normals = normalField({
    height: (x, y) => roll(distanceInside(outline, x, y), round) + (relief?.(x, y) ?? 0),
    box: boxOf(outline),
    step: 1.6,
    smoothing: form.smoothing ?? 1.6,
  })
  const rows = lightRows({
    outline,
    colourAt: (x, y) => shade(look, normals(x, y), dim?.(x, y)),
    rowHeight: (form.rowHeight ?? 2.2) * { thumb: 2.6, card: 1.4, stage: 1 }[sheet.detail],
    tolerance: { thumb: 14, card: 8, stage: 5 }[sheet.detail],
  })
  const markup = rowsMarkup(sheet, rows, {
    name,
    place: (x, y) => ({ x: place.x(x), y: place.y(-y) }),
  })
  return group({ 'clip-path': clip(sheet, element('path', { d: edge })) }, markup, ...marks)
}

/** Path data of a closed outline. */
export function outlinePath(place: Place, outline: Line): string {
  const line = outline.map(({ x, y }) => ({ x: place.x(x), y: place.y(-y) }))
  return pathOf(line, { closed: true })
}

function roll(distance: number, { reach, rise }: Form['round']): number {
  const share = 1 - Math.min(1, Math.max(0, distance) / reach)
  return rise * Math.sqrt(Math.max(0, 1 - share * share))
}

function boxOf(outline: Line) {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - 4,
    right: Math.max(...xs) + 4,
    bottom: Math.min(...ys) - 4,
    top: Math.max(...ys) + 4,
  }
}

/** How far inside an outline a place lies; negative outside. */
export function distanceInside(outline: Line, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let inside = false
  for (let index = 0; index < outline.length; index++) {
    const [a, b] = [nth(outline, index), nth(outline, (index + 1) % outline.length)]
    nearest = Math.min(nearest, squaredDistance(a, b, x, y))
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside
  }
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest)
}

function squaredDistance(a: Point, b: Point, x: number, y: number): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const size = dx * dx + dy * dy
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / size))
  return (a.x + dx * share - x) ** 2 + (a.y + dy * share - y) ** 2
}
