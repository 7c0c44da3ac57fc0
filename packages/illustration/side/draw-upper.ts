import { lineOnBoard, onBoard } from '../last/on-board.ts'
import { sideDepth } from '../last/side-depth.ts'
import type { SideProfile } from '../last/side-profile.ts'
import { hexOf } from '../leather/rgb.ts'
import { shade } from '../leather/shade.ts'
import { type Region, texture } from '../leather/texture.ts'
import { type Box, normalField } from '../light/normal-field.ts'
import { lightRows } from '../light/rows.ts'
import { rowsMarkup } from '../light/rows-markup.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { board, type Window } from '../params/board.ts'
import type { SideParts, SideScene } from '../pattern/side-scene.ts'
import { drawSeams } from '../seam/draw-seams.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { dimming } from './dimming.ts'

/** How finely light is baked, by detail. */
const baking = {
  thumb: { rowHeight: 12.5, tolerance: 22, step: 2.6 },
  card: { rowHeight: 3.4, tolerance: 5.5, step: 1.6 },
  stage: { rowHeight: 2.2, tolerance: 3.5, step: 1.2 },
} as const

/** A window of a small picture shows more of its light. */
const closeThumb = { rowHeight: 6, tolerance: 12, step: 2 } as const

/** The upper: light, surface, seams and edges, cut by its outline. */
export function drawUpper(scene: SideScene, { seams, panels = '' }: SideParts): string {
  const { sheet, params, profile, look } = scene
  const d = pathOf(lineOnBoard(profile.outline), { closed: true })
  const clip = sheet.define('upper', (id) => element('clipPath', { id }, element('path', { d })))
  const lit = group(
    { 'clip-path': clip },
    drawLight(scene),
    texture(sheet, look, params.finish.leather, params.seed, regionOf(profile.outline)),
    weltShade(scene),
    panels,
    drawSeams(sheet, seams, look),
    drawRim(scene),
  )
  return lit + element('path', { d, fill: 'none', stroke: hexOf(look.ramp[0]), 'stroke-width': 1.3, opacity: 0.8 })
}

function drawLight(scene: SideScene): string {
  const { sheet, params, profile, look } = scene
  const { rowHeight, tolerance, step } = scene.window && sheet.detail === 'thumb' ? closeThumb : baking[sheet.detail]
  const shaft = profile.cut === 'boot' || profile.cut === 'chelsea'
  const ease = easeOf(scene, shaft)
  const ys = profile.outline.map(({ y }) => y)
  const normal = normalField({
    height: sideDepth(profile),
    box: { left: -4, right: profile.length + 4, bottom: 4, top: Math.max(...ys) + 4 },
    step,
    smoothing: shaft ? 5 : 2.4,
  })
  const dim = dimming(profile, params)
  const rows = lightRows({
    outline: profile.outline,
    colourAt: (x, y) => shade(look, normal(x, y), Math.min(0.96, Math.max(-0.2, dim(x, y)))),
    rowHeight: rowHeight * ease,
    tolerance: tolerance * Math.max(1, ease),
    within: scene.window && inMillimetres(scene.window, profile),
  })
  return rowsMarkup(sheet, rows, {
    place: (x, y) => onBoard({ x, y }),
    name: 'r',
    windowed: scene.window !== undefined,
  })
}

/** A window of the board as a box of the profile. */
function inMillimetres({ x, y, width, height }: Window, { length }: SideProfile): Box {
  const left = (x - board.left) / board.unit - (307 - length) / 2
  const top = (board.ground - y) / board.unit
  return { left, right: left + width / board.unit, top, bottom: top - height / board.unit }
}

/** Sharp lights want finer rows on a stage; small pictures of tall or glossy shoes must not weigh more than others. */
function easeOf({ sheet, params }: SideScene, shaft: boolean): number {
  const patent = params.finish.leather === 'patent'
  if (sheet.detail === 'stage') return patent ? 0.7 : 1
  return (shaft ? 1.25 : 1) * (patent ? 1.2 : 1)
}

/** The upper sinks into the welt: a soft dark line, so that it does not stand on it like a sticker. */
function weltShade({ sheet, profile, look }: SideScene): string {
  if (sheet.detail === 'thumb') return ''
  return softStroke(pathOf(lineOnBoard(profile.feather)), {
    stroke: hexOf(look.ramp[0]),
    width: 2.4 * board.unit,
    blur: 3,
    opacity: 0.8,
    layers: sheet.detail === 'stage' ? 6 : 3,
  })
}

/** The topline: folded edge with a light, and a row of stitches under it. */
function drawRim({ sheet, profile, look }: SideScene): string {
  if (sheet.detail === 'thumb') return ''
  const edge = (by: number, stroke: string, width: number, opacity: number, dash?: string): string =>
    element('path', {
      d: pathOf(lineOnBoard(offset(profile.topline, by))),
      stroke,
      'stroke-width': width * board.unit,
      opacity,
      'stroke-dasharray': dash,
    })
  const [deep, light] = [hexOf(look.ramp[0]), hexOf(look.ramp[4])]
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    edge(-0.5, light, 0.42, 0.5),
    edge(-1.15, deep, 0.32, 0.45),
    edge(-2.2, deep, 0.9, 0.28),
    edge(-2.2, look.thread, 0.48, 0.85, '5.8 3.4'),
  )
}

function regionOf(outline: Line): Region {
  const placed = lineOnBoard(outline)
  const [xs, ys] = [placed.map(({ x }) => x), placed.map(({ y }) => y)]
  const [left, top] = [Math.floor(Math.min(...xs)) - 4, Math.floor(Math.min(...ys)) - 4]
  return { x: left, y: top, width: Math.ceil(Math.max(...xs)) + 4 - left, height: Math.ceil(Math.max(...ys)) + 4 - top }
}
