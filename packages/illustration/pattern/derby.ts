import { lineOnBoard, onBoard } from '../last/on-board.ts'
import { blend, hexOf } from '../leather/rgb.ts'
import { heightAt } from '../line/cross.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import { type Line, nth, point } from '../line/point.ts'
import type { Seam } from '../seam/seam.ts'
import { element, group } from '../svg/element.ts'
import { drawFarFacing, drawTongue, facingRun, shoeTongue } from './far-facing.ts'
import { drawLacedFacing } from './laced-facing.ts'
import { medallion } from './medallion.ts'
import { drawOpening } from './opening.ts'
import { backStrip, counter, wing } from './panel-lines.ts'
import { placed } from './placed.ts'
import type { SideParts, SidePattern, SideScene } from './side-scene.ts'

/** Where the tongue grows out of the vamp, on last 71. */
const throat = 176

export const derby: SidePattern = (scene) => openLaced(scene, [{ ...quarter(scene) }, backStrip(scene)])

export const derbyBrogue: SidePattern = (scene) =>
  openLaced(
    scene,
    [wing(scene, 'under quarter'), { ...quarter(scene), holes: true, teeth: true }, counter(scene)],
    medallion(scene),
  )

function openLaced(scene: SideScene, seams: readonly Seam[], panels = ''): SideParts {
  const run = facingRun(scene, throat, 5.4)
  const edge = quarter(scene).line
  return {
    behind: drawOpening(scene) + drawTongue(scene, shoeTongue) + drawFarFacing(scene, run),
    seams,
    panels: drawGap(scene, edge) + panels,
    front: drawLacedFacing(scene, { kind: 'cross', eyelets: 5, edge: facingEdge(edge), inset: 4.6, far: run }),
  }
}

/**
 * Open lacing: the quarter lies on the vamp with an edge of its own. It runs down beside the ridge, turns at the tab and
 * falls back to the waist.
 */
function quarter({ profile }: SideScene): Seam {
  return {
    line: placed(profile, [
      [103, 106],
      [112, 100.6],
      [126, 93.6],
      [142, 86],
      [156, 79.6],
      [165, 74.6],
      [169, 69],
      [167.4, 62],
      [160, 52],
      [149, 42],
      [138, 31],
      [130, 20],
      [128, 14],
    ]),
    over: 'right',
    rows: 2,
    lift: 2,
  }
}

/** The part of the quarter's edge that carries eyelets: down to the tab. */
function facingEdge(edge: Line): Line {
  const tab = edge.reduce((most, { x }, index) => (x > nth(edge, most).x ? index : most), 0)
  return edge.slice(0, Math.round(tab * 0.86))
}

/** Between quarter and ridge the tongue shows, deeper than the leather around it. */
function drawGap({ sheet, profile, look }: SideScene, edge: Line): string {
  const facing = facingEdge(edge)
  const end = nth(facing, -1).x + 4
  const ridge = profile.ridge.filter(({ x }) => x <= end).map(({ x, y }) => point(x, y + 2))
  const d = pathOf(lineOnBoard([...ridge, ...facing.toReversed()]), { closed: true })
  const [deep, dark] = [look.ramp[0], look.ramp[1]]
  if (sheet.detail === 'thumb') return element('path', { d, fill: hexOf(dark), opacity: 0.8 })
  const [from, to] = [onBoard(nth(facing, 0)), onBoard(point(end, heightAt(profile.ridge, end)))]
  const fade = sheet.define('gap', (id) =>
    element(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: Math.round(from.x), x2: Math.round(to.x), y1: 0, y2: 0 },
      element('stop', { offset: 0, 'stop-color': hexOf(blend(deep, dark, 0.4)), 'stop-opacity': 0.92 }),
      element('stop', { offset: 0.7, 'stop-color': hexOf(blend(deep, dark, 0.7)), 'stop-opacity': 0.72 }),
      element('stop', { offset: 1, 'stop-color': hexOf(dark), 'stop-opacity': 0 }),
    ),
  )
  return group({}, element('path', { d, fill: fade }), shadeUnder(edge, hexOf(deep), sheet.blur(5)))
}

/** A quarter stands off the vamp by its own thickness: a second, wider shadow that a plain seam does not throw. */
function shadeUnder(edge: Line, stroke: string, filter: string): string {
  const d = pathOf(lineOnBoard(offset(edge, 1.6)))
  return element('path', { d, fill: 'none', stroke, 'stroke-width': 12, opacity: 0.42, filter })
}
