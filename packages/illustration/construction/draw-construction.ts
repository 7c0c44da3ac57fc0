import { patternCut } from '../last/cut.ts'
import { onBoard } from '../last/on-board.ts'
import { type SideProfile, sideProfile } from '../last/side-profile.ts'
import { lookOf } from '../leather/look.ts'
import { heightAt } from '../line/cross.ts'
import type { Point } from '../line/point.ts'
import { board, type Window } from '../params/board.ts'
import type { Language } from '../params/localized.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { sidePattern } from '../pattern/side-pattern.ts'
import type { SideScene } from '../pattern/side-scene.ts'
import { drawUpper } from '../side/draw-upper.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { drawFilling } from './draw-filling.ts'
import { drawHeelLifts, liftDrops } from './draw-heel-lifts.ts'
import { drawInsole } from './draw-insole.ts'
import { drawOutsole } from './draw-outsole.ts'
import { drawShank } from './draw-shank.ts'
import { drawSmallParts } from './draw-small-parts.ts'
import { drawWeltStrip } from './draw-welt-strip.ts'
import { heelLifts } from './layer-lines.ts'
import { drawNamedLeaders, drawNumberedLeaders, type Leader } from './leader.ts'
import { type PartName, partFact, partLabels, partNames, partsOf } from './part-label.ts'
import { dropsOf, type PartScene } from './part-scene.ts'
import { type ToneName, tones } from './tone.ts'

export interface ConstructionOptions {
  language?: Language
  /** On paper, or on the dark band of a page. */
  tone?: ToneName
}

/** The shoe taken apart: the real upper above, its layers below, what they are called beside. */
export function drawConstruction(
  sheet: Sheet,
  params: ShoeParams,
  { language = 'de', tone: toneName = 'light' }: ConstructionOptions = {},
): string {
  const profile = sideProfile(params.last, patternCut[params.pattern], params.making.sole)
  const tone = tones[toneName]
  const scene: PartScene = { sheet, params, profile, rim: tone.rim }
  const shift = ((307 - profile.length) / 2) * board.unit
  const drawing = group(
    { transform: shift === 0 ? undefined : `translate(${shift})` },
    sheet.detail === 'thumb' ? '' : guides(profile, tone.line),
    sheet.detail === 'thumb' ? drawSmallParts(profile, params.making) : drawParts(scene),
    drawUpperAlone(scene),
  )
  if (sheet.detail === 'thumb') return drawing
  const drawLeaders = sheet.detail === 'stage' ? drawNamedLeaders : drawNumberedLeaders
  return drawing + drawLeaders(leadersOf(profile, params, language, shift), tone)
}

/** From the ground up, since each may hide a little of what lies below it. */
function drawParts(scene: PartScene): string {
  const welted = scene.params.making.welt !== 'none'
  return [
    drawHeelLifts(scene),
    drawOutsole(scene),
    welted ? drawFilling(scene) : '',
    drawShank(scene),
    welted ? drawWeltStrip(scene) : '',
    drawInsole(scene),
  ].join('')
}

/** Room for the words at both sides, 4:3 as every picture; low shoes stand in its middle, boots reach higher. */
export function constructionWindow({ pattern }: Pick<ShoeParams, 'pattern'>, detail: Sheet['detail']): Window {
  const low = !['boot', 'chelsea'].includes(patternCut[pattern])
  const named = detail === 'stage'
  const [width, height] = named ? [2120, 1590] : [1680, 1260]
  const middle = { x: named ? 772 : 776, y: low ? 890 : 745 }
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}

/** What the side view shows above the welt. */
function drawUpperAlone({ sheet, params, profile, rim }: PartScene): string {
  const scene: SideScene = { sheet, params, profile, look: lookOf(params), inner: false }
  const parts = sidePattern[params.pattern](scene)
  const edge = rim
    ? element('path', { d: outline(profile), fill: 'none', stroke: rim, 'stroke-width': 4, opacity: 0.7 })
    : ''
  return parts.behind + edge + drawUpper(scene, parts) + parts.front
}

function outline({ outline: line }: SideProfile): string {
  return `M${line
    .map((spot) => onBoard(spot))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}z`
}

/** Dotted lines at heel and toe: everything below belongs straight under the upper. */
function guides(profile: SideProfile, stroke: string): string {
  const { length, feather } = profile
  const drops = dropsOf(profile)
  const foot = (x: number, drop: number) =>
    `${onBoard({ x, y: 0 }).x.toFixed(0)} ${onBoard({ x, y: heightAt(feather, x) - drop }).y.toFixed(0)}`
  const last = liftDrops(profile).at(-1) ?? drops.heel
  const heel = profile.stack.block ? last + profile.stack.seat - 8 : drops.outsole + 8
  const d = `M${foot(0.6, 4)}L${foot(0.6, heel)}M${foot(length - 0.6, 4)}L${foot(length - 0.6, drops.outsole + 2)}`
  return element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': 2,
    'stroke-dasharray': '2 9',
    'stroke-linecap': 'round',
    opacity: 0.6,
  })
}

/** On the edge of the second lift, on a lugged heel, or on the back of a sole that is its own heel. */
function heelTouch(profile: SideProfile): Point {
  const { stack } = profile
  const hung = dropsOf(profile)
  if (!stack.block) return { x: 12, y: heightAt(profile.feather, 12) - hung.outsole - stack.ball * 0.55 }
  const lift = heelLifts(profile, liftDrops(profile))[1]
  const [upper, lower] = [lift?.near[0], lift?.edge.at(-1)]
  if (!upper || !lower) return { x: 7, y: 10 - hung.heel }
  return { x: upper.x + 6, y: (upper.y + lower.y) / 2 }
}

/** Where each part is touched; words stand in two columns, far enough apart to be read. */
function leadersOf(profile: SideProfile, params: ShoeParams, language: Language, shift: number): Leader[] {
  const { length, stack } = profile
  const drops = dropsOf(profile)
  const at = (x: number, drop: number, up = 0): Point => {
    const spot = onBoard({ x, y: heightAt(profile.feather, x) - drop + up })
    return { x: spot.x + shift, y: spot.y }
  }
  const right = board.left + 307 * board.unit + 74
  const left = board.left - 74
  const heel = heelTouch(profile)
  const heelSpot = { x: onBoard(heel).x + shift, y: onBoard(heel).y }
  const touched: Readonly<Record<PartName, { from: Point; y: number; side: Leader['side'] }>> = {
    upper: { from: at(length * 0.9, 0, 22), y: at(length, 0).y - 176, side: 'right' },
    insole: { from: at(length - 9, drops.insole + 1.6), y: at(length, drops.insole).y - 62, side: 'right' },
    welt: { from: at(length - 3, drops.welt + 1.7), y: at(length, drops.welt).y - 12, side: 'right' },
    filling: { from: at(length * 0.84, drops.filling + 1), y: at(length, drops.filling).y + 34, side: 'right' },
    outsole: {
      from: at(length - 4, drops.outsole + stack.ball * 0.6),
      y: at(length, drops.outsole).y + 90,
      side: 'right',
    },
    shank: { from: at(length * 0.2, drops.shank + 0.6), y: at(0, drops.shank).y - 20, side: 'left' },
    heel: { from: heelSpot, y: heelSpot.y + 34, side: 'left' },
  }
  return partsOf(params).map((part) => {
    const { from, y, side } = touched[part]
    return {
      number: partNames.indexOf(part) + 1,
      name: partLabels[part][language],
      fact: partFact(part, params)[language],
      from,
      to: { x: side === 'right' ? right : left, y },
      side,
    }
  })
}
