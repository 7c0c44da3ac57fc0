import { type Placement, sidePlacement } from '../last/on-board.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import type { LaceLook } from './lace-look.ts'
import { onUpper } from './on-upper.ts'

/** Strands that lie at the same depth, in millimetres; `dim` shades those that pass under others. */
export function drawStrands(
  sheet: Sheet,
  strands: readonly Line[],
  look: LaceLook,
  { dim = 0, on = sidePlacement }: { dim?: number; on?: Placement } = {},
): string {
  if (strands.length === 0) return ''
  const d = strands.map((strand) => pathOf(on.line(strand), { tolerance: 0.25 })).join('')
  const width = look.width * on.unit
  const inner = width - (look.flat ? 2.4 : 3.4)
  const layers = [
    element('path', { d, stroke: look.edge, 'stroke-width': width }),
    element('path', { d, stroke: look.body, 'stroke-width': inner }),
  ]
  if (sheet.detail === 'thumb') return strokes(layers)
  // The light falls from the upper left, so a copy moved towards it is where a round lace shines.
  const shine = { d, stroke: look.light, transform: `translate(${look.flat ? '-.5 -.7' : '-1 -1.4'})` }
  if (sheet.detail === 'stage') {
    const weave = look.flat ? '1 1.5' : '1.3 1.8'
    layers.push(
      element('path', {
        d,
        stroke: look.edge,
        opacity: look.flat ? 0.22 : 0.42,
        'stroke-width': inner,
        'stroke-dasharray': weave,
      }),
      element('path', { ...shine, opacity: look.flat ? 0.2 : 0.18, 'stroke-width': inner * (look.flat ? 0.62 : 0.5) }),
    )
    // A round lace shines in a broken line; a flat one is a tape, which only grows lighter towards its middle.
    if (!look.flat) {
      layers.push(
        element('path', { ...shine, opacity: 0.5, 'stroke-width': 1.1, 'stroke-dasharray': '6 2.6 11 3.4 4 2.2' }),
      )
    }
  } else layers.push(element('path', { ...shine, opacity: 0.34, 'stroke-width': inner * 0.36 }))
  if (dim > 0) layers.push(element('path', { d, stroke: look.edge, opacity: dim, 'stroke-width': width }))
  return strokes(layers)
}

/** What strands cast on the leather under them; draw it once for all, before the first strand. */
export function drawStrandShadows(
  sheet: Sheet,
  strands: readonly Line[],
  look: LaceLook,
  on: Placement = sidePlacement,
): string {
  if (sheet.detail === 'thumb' || strands.length === 0) return ''
  const d = strands.map((strand) => pathOf(on.line(strand), { tolerance: 0.5 })).join('')
  const layers = sheet.detail === 'stage' ? 5 : 2
  const width = look.width * 0.8 * on.unit
  const shade = { stroke: '#120803', width, blur: 2.6, opacity: 0.52, layers, transform: 'translate(2 4)' }
  return on === sidePlacement ? onUpper(sheet, softStroke(d, shade)) : softStroke(d, shade)
}

const strokes = (layers: readonly string[]): string =>
  group({ fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, ...layers)
