import { lineOnBoard } from '../last/on-board.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { board } from '../params/board.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'

/** A line of light or shade along a part, in millimetres. */
export interface Mark {
  readonly line: Line
  readonly colour: string
  readonly width: number
  readonly opacity?: number
  readonly dash?: readonly number[]
}

export const drawMark = ({ line, colour, width, opacity, dash }: Mark): string =>
  element('path', {
    d: pathOf(lineOnBoard(line)),
    fill: 'none',
    stroke: colour,
    'stroke-width': width * board.unit,
    opacity,
    'stroke-dasharray': dash?.map((length) => length * board.unit).join(' '),
  })

export interface Slab {
  readonly name: string
  /** Closed, in millimetres. */
  readonly outline: Line
  readonly fill: string
  /** Blurred together, inside the outline. */
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
    group({ filter: sheet.blur(2.2) }, ...soft.map(drawMark)),
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
