import { point } from '../line/point.ts'
import { drawLayer } from './draw-layer.ts'
import { layer } from './layer-lines.ts'
import { drops, grain, type PartScene } from './part-scene.ts'

/** Warm cork, spread into the hollow of the forepart. */
export function drawFilling({ sheet, profile, rim }: PartScene): string {
  const pad = layer(profile, {
    from: profile.length * 0.525,
    to: profile.length * 0.95,
    drop: drops.filling,
    thick: 4.2,
    share: 0.92,
  })
  const thin = { ...pad, under: pad.under.map(({ x, y }, index) => point(x, y + 3.6 * Math.abs(index / 24 - 1) ** 3)) }
  const all = [...pad.far, ...thin.under.toReversed()]
  return (
    drawLayer(sheet, thin, { colour: '#c59660', rim }) +
    grain(sheet, all, {
      across: 0.16,
      down: 0.3,
      seed: 6,
      layers: [
        { colour: '#432409', gain: 6, from: 0.55, opacity: 0.75 },
        { colour: '#ffecca', gain: 6, from: 0.55, opacity: 0.6 },
      ],
    })
  )
}
