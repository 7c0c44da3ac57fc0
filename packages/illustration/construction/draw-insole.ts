import { element } from '../svg/element.ts'
import { closed, drawLayer } from './draw-layer.ts'
import { layer, topSide } from './layer-lines.ts'
import { drops, fineGrain, type PartScene } from './part-scene.ts'

/** Cowhide; below it the canvas rib that the welt is sewn to. */
export function drawInsole({ sheet, profile, rim }: PartScene): string {
  const ends = { from: 3, to: profile.length - 5 }
  const rib = layer(profile, { from: 26, to: profile.length - 16, drop: drops.insole + 2.8, thick: 2.6, share: 0 })
  return (
    element('path', {
      d: closed([...rib.near, ...rib.under.toReversed()]),
      fill: '#d9ceb6',
      stroke: '#6f6249',
      'stroke-width': 1,
    }) +
    drawLayer(sheet, layer(profile, { ...ends, drop: drops.insole, thick: 3.2 }), { colour: '#d2a469', rim }, surface())
  )

  function surface(): string {
    const top = topSide(layer(profile, { ...ends, drop: drops.insole, thick: 3.2 }))
    return fineGrain(sheet, top, { seed: 3, colour: '#6b4118' })
  }
}
