import { hexOf, type Rgb } from '../leather/rgb.ts'
import { normalField } from '../light/normal-field.ts'
import { lightRows } from '../light/rows.ts'
import { rowsMarkup } from '../light/rows-markup.ts'
import { spansAt } from '../line/cross.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { distanceInside } from './distance-inside.ts'
import { clip, down, linear, type Stop } from './paint.ts'
import type { Place } from './place.ts'
import { type Solid, solidLight } from './solid-light.ts'

export interface Form {
  /** Starts the ids of its rows. */
  name: string
  /** Closed, in millimetres with y up. */
  outline: Line
  look: Solid
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
  const inside = distanceInside(outline)
  const normals = normalField({
    height: (x, y) => roll(inside.at(x, y), round) + (relief?.(x, y) ?? 0),
    box: inside.box,
    step: 1.6,
    smoothing: form.smoothing ?? 1.6,
  })
  const colourAt = (x: number, y: number) => solidLight(look, normals(x, y), dim?.(x, y))
  if (sheet.detail === 'thumb') {
    const fill = linear(sheet, middleLight(outline, colourAt), down)
    return group(
      { 'clip-path': clip(sheet, element('path', { d: edge })) },
      element('path', { d: edge, fill }),
      ...marks,
    )
  }
  const card = sheet.detail === 'card'
  const rows = lightRows({
    outline,
    colourAt,
    rowHeight: (form.rowHeight ?? 2.2) * (card ? 1.5 : 1),
    tolerance: card ? 9 : 5,
  })
  const markup = rowsMarkup(sheet, rows, {
    name,
    place: (x, y) => ({ x: place.x(x), y: place.y(-y) }),
  })
  return group({ 'clip-path': clip(sheet, element('path', { d: edge })) }, markup, ...marks)
}

/** On a thumb one gradient from top to bottom is all that can be seen: the light along the middle. */
function middleLight(outline: Line, colourAt: (x: number, y: number) => Rgb): Stop[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const x = (Math.min(...xs) + Math.max(...xs)) / 2
  const spans = spansAt(
    outline.map((spot) => ({ x: spot.y, y: spot.x })),
    x + 0.01,
  )
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const [from, to] = [spans.at(-1) ?? high, spans[0] ?? low]
  return [0.03, 0.2, 0.5, 0.8, 0.97].map((share) => {
    const y = from + (to - from) * share
    return { at: (high - y) / (high - low), colour: hexOf(colourAt(x, y)) }
  })
}

/** Path data of a closed outline. */
export function outlinePath(place: Place, outline: Line): string {
  const line = outline.map(({ x, y }) => ({ x: place.x(x), y: place.y(-y) }))
  return pathOf(line, { closed: true, tolerance: 0.5 })
}

function roll(distance: number, { reach, rise }: Form['round']): number {
  const share = 1 - Math.min(1, Math.max(0, distance) / reach)
  return rise * Math.sqrt(Math.max(0, 1 - share * share))
}
