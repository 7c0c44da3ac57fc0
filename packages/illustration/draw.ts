import { constructionWindow, drawConstruction } from './construction/draw-construction.ts'
import type { ToneName } from './construction/tone.ts'
import { refitPaths } from './line/refit-paths.ts'
import { drawMeasure, measureWindow } from './measure/draw-measure.ts'
import type { Language } from './params/localized.ts'
import type { DetailName, ShoeParams, ShoeView } from './params/shoe-params.ts'
import { drawSole } from './plan/draw-sole.ts'
import { drawTop } from './plan/draw-top.ts'
import { drawHeel } from './rear/draw-heel.ts'
import { type DetailView, detailWindow, isDetailView } from './side/detail-window.ts'
import { drawSide } from './side/draw-side.ts'
import { prune } from './svg/prune.ts'
import { createSheet, type Sheet } from './svg/sheet.ts'

export interface DrawOptions {
  /** Of the texts in a drawing, where it has any. */
  language?: Language
  /** Starts every id, so that two drawings can stand in one document. */
  idPrefix?: string
  /** The ground under lettering: a brand's paper, or the dark band of its page. */
  tone?: ToneName
}

interface Shot {
  params: ShoeParams
  language: Language
  tone: ToneName
  sheet: Sheet
}

/** A shoe as a whole SVG document, without a size of its own. The same parameters always give the same picture. */
export function draw(
  params: ShoeParams,
  view: ShoeView,
  detail: DetailName,
  { language = 'de', idPrefix = 's', tone = 'light' }: DrawOptions = {},
): string {
  if (isDetailView(view)) return drawDetail(params, view, detail, idPrefix)
  const whole = views[view]({ params, language, tone, sheet: createSheet(detail, idPrefix) })
  return detail === 'stage' ? whole : refitPaths(whole, toleranceOf(view, detail))
}

/** How far a path may stray in a small picture, in units; a construction shows more of the board, so that units are finer. */
function toleranceOf(view: ShoeView, detail: 'thumb' | 'card'): number {
  if (detail === 'thumb') return 4
  return view === 'construction' ? 1.2 : 0.9
}

/** How each view is drawn. */
const views: Readonly<Record<Exclude<ShoeView, DetailView>, (shot: Shot) => string>> = {
  side: ({ params, sheet }) => sheet.close(drawSide(sheet, params, 'outer')),
  inner: ({ params, sheet }) => sheet.close(drawSide(sheet, params, 'inner')),
  top: ({ params, sheet }) => sheet.close(drawTop(sheet, params)),
  sole: ({ params, sheet }) => sheet.close(drawSole(sheet, params)),
  heel: ({ params, sheet }) => sheet.close(drawHeel(sheet, params)),
  construction: ({ params, language, tone, sheet }) =>
    sheet.close(drawConstruction(sheet, params, { language, tone }), constructionWindow(params, sheet.detail)),
  measure: ({ params, sheet }) => sheet.close(drawMeasure(sheet, params), measureWindow),
}

/** A look through a square window on the side view: drawn as finely as a stage, without what lies outside. */
function drawDetail(params: ShoeParams, view: DetailView, detail: DetailName, idPrefix: string): string {
  const sheet = createSheet(detail === 'thumb' ? 'thumb' : 'stage', idPrefix)
  const window = detailWindow(params, view)
  const shown = prune(sheet.close(drawSide(sheet, params, 'outer', window), window), window)
  return detail === 'thumb' ? refitPaths(shown, 1.5) : shown
}
