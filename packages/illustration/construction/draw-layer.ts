import { down, linear, type Stop } from '../good/paint.ts'
import { lineOnBoard } from '../last/on-board.ts'
import { mixed } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { edgeSide, type Layer, topSide } from './layer-lines.ts'

export interface LayerLook {
  colour: string
  /** Light line around it, so that dark parts stand out from a dark ground. */
  rim?: string | undefined
}

/** A plate: its upper side in the light, its edge in half shade, rounded by light at both ends. */
export function drawLayer(sheet: Sheet, layer: Layer, look: LayerLook, surface = ''): string {
  return drawPlate(sheet, { top: topSide(layer), edge: edgeSide(layer), near: layer.near }, look, surface)
}

export interface Plate {
  /** Absent where the upper side is drawn otherwise. */
  top?: Line
  edge: Line
  near: Line
}

export function drawPlate(sheet: Sheet, { top, edge, near }: Plate, { colour, rim }: LayerLook, surface = ''): string {
  const [topPath, edgePath] = [top ? closed(top) : '', closed(edge)]
  const line = { fill: 'none', 'stroke-linejoin': 'round' }
  return group(
    {},
    rim ? element('path', { d: topPath + edgePath, ...line, stroke: rim, 'stroke-width': 3.4 }) : '',
    topPath && element('path', { d: topPath, fill: colour }),
    topPath && element('path', { d: topPath, fill: linear(sheet, topLight, down) }),
    surface,
    element('path', { d: edgePath, fill: mixed(colour, '#120803', 0.14) }),
    element('path', { d: edgePath, fill: linear(sheet, roundLight) }),
    element('path', { d: open(near), ...line, stroke: mixed(colour, '#fff8ea', 0.6), 'stroke-width': 1.4 }),
    sheet.detail === 'stage'
      ? element('path', { d: topPath + edgePath, ...line, stroke: '#120803', 'stroke-width': 1, opacity: 0.4 })
      : '',
  )
}

/** The far side of a plate lies a little darker. */
const topLight: readonly Stop[] = [
  { at: 0, colour: '#2a1709', opacity: 0.2 },
  { at: 0.4, colour: '#fff6e4', opacity: 0.1 },
  { at: 1, colour: '#fff6e4', opacity: 0.3 },
]

/** Both ends turn away from the eye, and the ball, which bends towards it, catches the light. */
const roundLight: readonly Stop[] = [
  { at: 0, colour: '#120803', opacity: 0.55 },
  { at: 0.07, colour: '#120803', opacity: 0.2 },
  { at: 0.45, colour: '#fff1da', opacity: 0 },
  { at: 0.74, colour: '#fff1da', opacity: 0.16 },
  { at: 0.92, colour: '#120803', opacity: 0.1 },
  { at: 1, colour: '#120803', opacity: 0.5 },
]

export const closed = (line: Line): string => pathOf(lineOnBoard(line), { closed: true, tolerance: 0.9 })
export const open = (line: Line): string => pathOf(lineOnBoard(line), { tolerance: 0.9 })
