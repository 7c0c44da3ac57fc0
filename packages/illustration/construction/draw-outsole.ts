import { bottomLines } from '../bottom/bottom-lines.ts'
import { drawSole } from '../bottom/draw-bottom.ts'
import { down, linear, spread } from '../good/paint.ts'
import { mixed } from '../leather/rgb.ts'
import { point } from '../line/point.ts'
import { board } from '../params/board.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { element, group } from '../svg/element.ts'
import { closed } from './draw-layer.ts'
import { layer, topSide } from './layer-lines.ts'
import { dropsOf, fineGrain, type PartScene } from './part-scene.ts'

/** The sole as the side view draws it, with its upper side shown. */
export function drawOutsole({ sheet, profile, params, rim }: PartScene): string {
  const lines = bottomLines(profile)
  const drop = dropsOf(profile).outsole
  const inside: Readonly<Record<ShoeParams['making']['sole'], string>> = {
    leather: '#c99a61',
    dainite: '#3a3531',
    commando: '#b88b58',
    crepe: '#d9ba82',
    cup: '#d8cfbc',
  }
  const plate = layer(profile, { from: 1, to: profile.length - 1.4, drop: drop + lines.weltHeight, thick: 1 })
  const rise = profile.stack.wall
  const top = topSide(plate).map(({ x, y }) => point(x, y + rise))
  const colour = inside[params.making.sole]
  const sole = group(
    { transform: `translate(0 ${drop * board.unit})` },
    rim ? element('path', { d: closed(lines.sole), fill: 'none', stroke: rim, 'stroke-width': 3.4 }) : '',
    drawSole(sheet, profile, lines, params),
  )
  const light = spread(mixed(colour, '#2a1709', 0.2), mixed(colour, '#fff6e4', 0.14))
  return (
    element('path', {
      d: closed(top),
      fill: linear(sheet, light, down),
      stroke: rim ?? mixed(colour, '#120803', 0.6),
      'stroke-width': rim ? 2.4 : 1.2,
    }) +
    (params.making.sole === 'leather' ? fineGrain(sheet, top, { seed: 8, colour: '#5b3413' }) : '') +
    sole
  )
}
