import { lineOnBoard } from '../last/on-board.ts'
import { hexOf } from '../leather/rgb.ts'
import { heightAt } from '../line/cross.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import { type Line, type Point, point } from '../line/point.ts'
import { bezier } from '../line/smooth.ts'
import { lengthOf, placeAt, placesAt, slice } from '../line/walk.ts'
import { element } from '../svg/element.ts'
import { drawApronSeam } from '../trim/apron-seam.ts'
import type { LaceLook } from '../trim/lace-look.ts'
import { aside } from '../trim/ribbon.ts'
import { drawStrandShadows, drawStrands } from '../trim/strand.ts'
import { drawTassel } from '../trim/tassel.ts'
import { drawTongue } from './far-facing.ts'
import { apron, collar, heelTab, loaferTongue } from './loafer-lines.ts'
import { drawOpening } from './opening.ts'
import { placed } from './placed.ts'
import type { SidePattern, SideScene } from './side-scene.ts'

/** A sewn apron; a leather lace round the collar carries two tassels. */
export const tasselLoafer: SidePattern = (scene) => ({
  behind: drawOpening(scene, 7) + drawTongue(scene, loaferTongue),
  seams: [collar(scene), heelTab(scene)],
  panels: drawApronSeam(scene, apron(scene, 150)) + drawCollarLace(scene),
  front: drawTie(scene),
})

/** A leather lace runs round the collar and shows between its slits. */
function drawCollarLace(scene: SideScene): string {
  const { sheet, profile } = scene
  const run = offset(profile.topline, -6.2)
  const whole = lengthOf(run)
  const lace = leatherLace(scene, 2.2)
  const starts = [8, 34, 60, 86].filter((way) => way + 18 < whole)
  const strands = starts.map((way) => slice(run, way, way + 18))
  if (sheet.detail === 'thumb') return drawStrands(sheet, strands, lace)
  const slits = placesAt(
    run,
    starts.flatMap((way) => [way, way + 18]),
  ).map((step) => pathOf(lineOnBoard([aside(step, 1.9), aside(step, -1.9)])))
  return (
    drawStrandShadows(sheet, strands, lace) +
    drawStrands(sheet, strands, lace) +
    element('path', { d: slits.join(''), stroke: lace.edge, 'stroke-width': 2.8, 'stroke-linecap': 'round' })
  )
}

function leatherLace({ look }: SideScene, width: number): LaceLook {
  return {
    body: hexOf(look.ramp[2]),
    edge: hexOf(look.ramp[0]),
    light: hexOf(look.ramp[4]),
    tip: hexOf(look.ramp[1]),
    width,
    flat: true,
  }
}

/** The lace comes out at the throat, is knotted there, and carries a tassel on each side. */
function drawTie(scene: SideScene): string {
  const { sheet, profile, params } = scene
  const lace = leatherLace(scene, 2.6)
  const ridge = profile.ridge
  const knot = point(profile.place(152, 80).x, heightAt(sorted(ridge), profile.place(152, 80).x) - 3.4)
  const reach = placeAt(ridge, lengthOf(ridge) * 0.16)
  const out = placed(profile, [
    [126, 84],
    [136, 83.4],
    [146, 81.6],
  ])
  const cords = [
    [...out, knot],
    bezier(knot, point(knot.x - 5, knot.y + 6), point(reach.x + 9, reach.y - 2), point(reach.x + 5, reach.y + 0.6), 12),
  ]
  const wrap = bezier(
    point(knot.x - 1.6, knot.y + 2.4),
    point(knot.x + 1, knot.y + 2),
    point(knot.x + 1.6, knot.y - 1),
    point(knot.x + 0.6, knot.y - 2.6),
    8,
  )
  const tassel = (name: string, at: Point, along: number, seed: number): string =>
    drawTassel(scene, { name, at, along, length: 27, seed })
  return (
    tassel('a', point(knot.x + 1, knot.y + 2), -0.62, params.seed) +
    drawStrandShadows(sheet, cords, lace) +
    drawStrands(sheet, cords, lace) +
    tassel('b', point(knot.x, knot.y - 1), -1.12, params.seed + 5) +
    drawStrands(sheet, [wrap], { ...lace, width: 3.4 })
  )
}

const sorted = (line: Line): Line => [...line].sort((a, b) => a.x - b.x)
