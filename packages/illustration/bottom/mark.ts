import { lineOnBoard } from '../last/on-board.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'

/** A line of light or shade along a part, in millimetres. */
export interface Mark {
  readonly line: Line
  /** How far below the line: marks that share a line are written in the same words, which pack into few bytes. */
  readonly down?: number
  readonly colour: string
  readonly width: number
  readonly opacity?: number
  readonly dash?: readonly number[]
}

const moved = (down: number | undefined): string | undefined =>
  down ? `translate(0 ${numberText(down * board.unit, 1)})` : undefined

export const drawMark = ({ line, down, colour, width, opacity, dash }: Mark): string =>
  element('path', {
    d: pathOf(lineOnBoard(line)),
    fill: 'none',
    stroke: colour,
    'stroke-width': width * board.unit,
    opacity,
    'stroke-dasharray': dash?.map((length) => length * board.unit).join(' '),
    transform: moved(down),
  })

/** A mark without a hard edge. */
export const drawSoftMark = (sheet: Sheet, { line, down, colour, width, opacity }: Mark): string =>
  softStroke(pathOf(lineOnBoard(line)), {
    stroke: colour,
    width: width * board.unit,
    blur: 2.2,
    opacity,
    layers: sheet.detail === 'stage' ? 5 : 2,
    transform: moved(down),
  })

export interface Slab {
  readonly name: string
  /** Closed, in millimetres. */
  readonly outline: Line
  readonly fill: string
  /** Soft light and shade, inside the outline. */
  readonly soft?: readonly Mark[]
  readonly crisp?: readonly Mark[]
  /** Paints that are laid over the whole part: `url(#…)` of gradients. */
  readonly washes?: readonly string[]
}

/** A solid part: its fill, washes over it, soft light and shade inside it, crisp lines on it. */
export function drawSlab(sheet: Sheet, { name, outline, fill, soft = [], crisp = [], washes = [] }: Slab): string {
  const d = pathOf(lineOnBoard(outline), { closed: true })
  const body = element('path', { d, fill })
  const over = washes.map((paint) => element('path', { d, fill: paint }))
  if (sheet.detail === 'thumb') return body + over.join('')
  const clip = sheet.define(`B${name}`, (id) => element('clipPath', { id }, element('path', { d })))
  return group(
    { 'clip-path': clip },
    body,
    ...over,
    ...soft.map((mark) => drawSoftMark(sheet, mark)),
    ...crisp.map(drawMark),
  )
}

/** Light along the length: stops of `[share, colour, opacity]` from one place to another, in millimetres. */
export function wash(
  sheet: Sheet,
  name: string,
  [from, to]: readonly [number, number],
  stops: readonly (readonly [number, string, number])[],
): string {
  return sheet.define(`W${name}`, (id) =>
    element(
      'linearGradient',
      {
        id,
        gradientUnits: 'userSpaceOnUse',
        x1: board.left + from * board.unit,
        x2: board.left + to * board.unit,
        y1: 0,
        y2: 0,
      },
      ...stops.map(([offset, colour, opacity]) =>
        element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity }),
      ),
    ),
  )
}
