import { bottomLines } from '../bottom/bottom-lines.ts'
import { down, linear, spread } from '../good/paint.ts'
import { mixed } from '../leather/rgb.ts'
import { point } from '../line/point.ts'
import { colours } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import { closed, drawPlate, open } from './draw-layer.ts'
import { layer, topSide } from './layer-lines.ts'
import { drops, type PartScene } from './part-scene.ts'

/** A strip of leather around the edge: open at the heel, or closed all round. */
export function drawWeltStrip({ sheet, profile, params, rim }: PartScene): string {
  const { making, finish } = params
  const colour = mixed(colours[finish.colour].edge, '#c08a52', 0.45)
  const from = making.welt === '270' ? bottomLines(profile).breast - 6 : -0.4
  const strip = layer(profile, { from, to: profile.length, drop: drops.welt, thick: 3.4 })
  const inner = layer(profile, {
    from: from + (making.welt === '270' ? -1 : 7),
    to: profile.length - 8,
    drop: drops.welt - 1.1,
    thick: 1,
    share: 0.74,
  })
  const thread = making.seam === 'natural' ? '#f0e2c2' : mixed(colours[finish.colour].thread, '#f4e6c6', 0.55)
  const top = `${closed(topSide(strip))}${closed(topSide(inner).toReversed())}`
  const wall = [...inner.far, ...inner.far.map(({ x, y }) => point(x, y - 2.2)).toReversed()]
  const seam = { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': '6.6 5' }
  const farSeam = strip.far
    .map(({ x, y }) => point(x, y - 0.9))
    .filter(({ x }) => x > from + 12 && x < profile.length - 16)
  return group(
    {},
    rim ? element('path', { d: closed(topSide(strip)), fill: 'none', stroke: rim, 'stroke-width': 3.4 }) : '',
    element('path', { d: closed(wall), fill: mixed(colour, '#120803', 0.5) }),
    element('path', {
      d: top,
      fill: linear(sheet, spread(mixed(colour, '#fff6e4', 0.12), mixed(colour, '#fff6e4', 0.3)), down),
      'fill-rule': 'evenodd',
      stroke: mixed(colour, '#120803', 0.7),
      'stroke-width': 1,
    }),
    sheet.detail === 'thumb'
      ? ''
      : element('path', { d: open(farSeam), ...seam, stroke: thread, 'stroke-width': 1.5, opacity: 0.8 }),
    making.welt === 'storm' ? lip() : '',
    drawPlate(sheet, { edge: [...strip.near, ...strip.under.toReversed()], near: strip.near }, { colour: colour, rim }),
    sheet.detail === 'thumb'
      ? ''
      : element('path', { d: open(middle()), ...seam, stroke: '#1c0f06', 'stroke-width': 4.4, opacity: 0.6 }) +
          element('path', { d: open(middle()), ...seam, stroke: thread, 'stroke-width': 3.2 }),
  )

  function middle() {
    return strip.near.map(({ x, y }) => point(x, y - 1.5)).filter(({ x }) => x > from + 3 && x < profile.length - 4)
  }

  function lip(): string {
    const raised = strip.near.map(({ x, y }) => point(x, y + 2.6))
    return element('path', {
      d: closed([...strip.near, ...raised.toReversed()]),
      fill: colours[finish.colour].ramp[2],
      stroke: colours[finish.colour].ramp[0],
      'stroke-width': 1,
    })
  }
}
