import { lookOf } from '../leather/look.ts'
import { hexOf } from '../leather/rgb.ts'
import { texture } from '../leather/texture.ts'
import { rowsMarkup } from '../light/rows-markup.ts'
import { boundsOf } from '../line/bounds.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import { colours } from '../params/colour.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { drawSeams } from '../seam/draw-seams.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawRearBottom } from './rear-bottom.ts'
import { drawRearForeSole } from './rear-fore-sole.ts'
import { mirror, rearFrame } from './rear-frame.ts'
import { drawRearInside } from './rear-inside.ts'
import { backLight, foreLight } from './rear-light.ts'
import { rearPatterns } from './rear-pattern.ts'
import type { RearParts, RearScene } from './rear-scene.ts'
import { drawRearShadow } from './rear-shadow.ts'
import { rearShape } from './rear-shape.ts'

/** The pair from behind, on the ground: the content of a sheet. */
export function drawHeel(sheet: Sheet, params: ShoeParams): string {
  const shape = rearShape(params)
  const scene: RearScene = { sheet, params, shape, look: lookOf(params), colour: colours[params.finish.colour] }
  const parts = rearPatterns[params.pattern](scene)
  const right = group(
    { id: sheet.id('R') },
    drawFore(scene),
    parts.behind ?? '',
    drawRearInside(scene),
    drawBack(scene, parts),
    drawRearBottom(scene),
    parts.front ?? '',
  )
  return drawRearShadow(scene) + right + element('use', { href: `#${sheet.id('R')}`, transform: mirror })
}

function drawFore(scene: RearScene): string {
  const { sheet, shape, look } = scene
  const d = pathOf(rearFrame.line(shape.fore), { closed: true })
  const clip = sheet.define('fc', (id) => element('clipPath', { id }, element('path', { d })))
  return (
    group(
      { 'clip-path': clip },
      rowsMarkup(sheet, foreLight(scene), { place: rearFrame.at, name: 'f' }),
      drawWeltShade(scene),
    ) +
    element('path', { d, fill: 'none', stroke: hexOf(look.ramp[0]), 'stroke-width': 1.4, opacity: 0.8 }) +
    drawRearForeSole(scene)
  )
}

/** The forefoot sinks into its welt. */
function drawWeltShade({ sheet, shape }: RearScene): string {
  if (sheet.detail === 'thumb') return ''
  const [a, b] = [rearFrame.at(-60, shape.stack.ball), rearFrame.at(60, shape.stack.ball)]
  const d = `M${Math.round(a.x)} ${Math.round(a.y)}H${Math.round(b.x)}`
  return softStroke(d, { stroke: '#120703', width: 22, blur: 5, opacity: 0.6 })
}

function drawBack(scene: RearScene, parts: RearParts): string {
  const { sheet, params, shape, look } = scene
  const d = pathOf(rearFrame.line(shape.back), { closed: true })
  const clip = sheet.define('u', (id) => element('clipPath', { id }, element('path', { d })))
  const region = boundsOf(rearFrame.line(shape.back), 4)
  const shadow =
    sheet.detail === 'thumb' ? '' : softStroke(d, { stroke: '#120703', width: 22, blur: 9, opacity: 0.5, layers: 6 })
  return (
    group({ 'clip-path': foreClip(scene) }, shadow) +
    group(
      { 'clip-path': clip },
      rowsMarkup(sheet, backLight(scene), { place: rearFrame.at, name: 'r' }),
      texture(sheet, look, params.finish.leather, params.seed, region),
      parts.panels ?? '',
      drawSeams(sheet, parts.seams, look, rearFrame),
    ) +
    element('path', { d, fill: 'none', stroke: hexOf(look.ramp[0]), 'stroke-width': 1.4, opacity: 0.8 }) +
    drawTopline(scene)
  )
}

/** The heel's shade falls on the forefoot only, not on the air beside it. */
const foreClip = ({ sheet }: RearScene): string | undefined =>
  sheet.detail === 'thumb' ? undefined : `url(#${sheet.id('fc')})`

/** The near rim: the fold of the leather and the row of stitches under it. */
function drawTopline({ sheet, shape, look }: RearScene): string {
  const line = (by: number): string => pathOf(rearFrame.line(offset(shape.near, by)))
  if (sheet.detail === 'thumb') return ''
  const [deep, light] = [hexOf(look.ramp[0]), hexOf(look.ramp[4])]
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    element('path', { d: line(0), stroke: deep, 'stroke-width': 1.8, opacity: 0.9 }),
    element('path', { d: line(-0.55), stroke: light, 'stroke-width': 2.2, opacity: 0.45 }),
    element('path', { d: line(-1.25), stroke: deep, 'stroke-width': 1.5, opacity: 0.4 }),
    element('path', { d: line(-2.6), stroke: deep, 'stroke-width': 4, opacity: 0.28 }),
    element('path', {
      d: line(-2.6),
      stroke: look.thread,
      'stroke-width': 2.2,
      'stroke-dasharray': '7 4',
      opacity: 0.85,
    }),
  )
}
