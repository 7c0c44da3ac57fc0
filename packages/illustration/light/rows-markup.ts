import { hexOf } from '../leather/rgb.ts'
import type { Point } from '../line/point.ts'
import { element } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Row } from './rows.ts'

interface RowsOptions {
  /** From millimetres to the board. */
  place: (x: number, y: number) => Point
  /** Starts the ids of these rows: two lit parts of a drawing need two names. */
  name: string
  /**
   * The picture shows a part of the rows. A rasteriser blurs only what it shows: at the edges of the window sharp rows
   * below keep the light from fading out.
   */
  windowed?: boolean
}

/**
 * Each row reaches under the next one, in units: where two edges meet in one pixel of a small picture, both would let
 * the ground through, and a shoe would be striped.
 */
const overlap = 8

/** Rows as rectangles with a gradient each, blurred up and down so that they melt into a surface. Clip them outside. */
export function rowsMarkup(sheet: Sheet, rows: readonly Row[], { place, name, windowed = false }: RowsOptions): string {
  const rectangles = rows.map((row, index) => {
    const [a, b] = [place(row.left, row.top), place(row.right, row.bottom)]
    const fill = sheet.define(`${name}${index}`, (id) => gradient(id, row, sheet.detail === 'thumb'))
    return element('rect', {
      x: Math.round(a.x),
      y: numberText(a.y - overlap, 1),
      width: Math.round(b.x - a.x),
      height: numberText(b.y - a.y + overlap, 1),
      fill,
    })
  })
  const first = rows.at(1) ?? rows.at(0)
  const height = first ? Math.abs(place(0, first.top).y - place(0, first.bottom).y) : 0
  const filter = sheet.blur(0, Number((height * 0.55).toFixed(1)))
  if (!windowed) return element('g', { filter }, ...rectangles)
  return element('g', {}, ...rectangles) + element('g', { filter }, ...rectangles)
}

function gradient(id: string, { stops }: Row, coarse: boolean): string {
  const marks = stops.map(({ at, colour }) =>
    element('stop', { offset: numberText(at, coarse ? 2 : 3), 'stop-color': hexOf(colour) }),
  )
  return element('linearGradient', { id }, ...marks)
}
