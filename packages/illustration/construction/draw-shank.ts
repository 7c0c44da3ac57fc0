import { board } from '../params/board.ts'
import { element } from '../svg/element.ts'
import { drawLayer } from './draw-layer.ts'
import { layer } from './layer-lines.ts'
import { drops, type PartScene } from './part-scene.ts'

/** Spring steel under the arch, with two rivets. */
export function drawShank({ sheet, profile, rim }: PartScene): string {
  const strip = layer(profile, {
    from: profile.length * 0.17,
    to: profile.length * 0.5,
    drop: drops.shank,
    thick: 1.5,
    share: 0.24,
  })
  const rivets = [0.2, 0.44].map((share) =>
    strip.near.reduce((best, spot) =>
      Math.abs(spot.x - profile.length * share) < Math.abs(best.x - profile.length * share) ? spot : best,
    ),
  )
  return (
    drawLayer(sheet, strip, { colour: '#a9acb0', rim }) +
    rivets
      .map(({ x, y }) =>
        element('ellipse', {
          cx: board.left + x * board.unit,
          cy: board.ground - (y + 0.7) * board.unit,
          rx: 5,
          ry: 1.8,
          fill: '#4b4d51',
          stroke: '#f4f5f5',
          'stroke-width': 0.8,
        }),
      )
      .join('')
  )
}
