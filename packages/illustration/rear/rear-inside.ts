import { hexOf, mixed } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { rearFrame } from './rear-frame.ts'
import type { RearScene } from './rear-scene.ts'

/** Over the near rim one looks at the lining of the far side, which sinks into the dark, and at its edge. */
export function drawRearInside({ sheet, shape, look }: RearScene): string {
  const { near, far } = shape
  const d = pathOf(rearFrame.line([...far, ...near.toReversed()]), { closed: true })
  const [deep, dark, base, , light] = look.ramp
  const ys = [...far, ...near].map(({ y }) => y)
  const fade = sheet.define('if', (id) =>
    element(
      'linearGradient',
      {
        id,
        gradientUnits: 'userSpaceOnUse',
        x1: 0,
        x2: 0,
        y1: rearFrame.at(0, Math.max(...ys)).y,
        y2: rearFrame.at(0, Math.min(...ys)).y,
      },
      element('stop', { offset: 0, 'stop-color': mixed(look.lining, '#1a0c05', 0.14) }),
      element('stop', { offset: 0.4, 'stop-color': mixed(look.lining, '#1a0c05', 0.44) }),
      element('stop', { offset: 1, 'stop-color': mixed(look.lining, '#1a0c05', 0.84) }),
    ),
  )
  const rim = pathOf(rearFrame.line(far))
  const body = element('path', { d, fill: fade })
  const edge = element('path', {
    d: rim,
    fill: 'none',
    stroke: hexOf(dark),
    'stroke-width': 9,
    'stroke-linecap': 'round',
  })
  if (sheet.detail === 'thumb') return edge + body
  const clip = sheet.define('ic', (id) => element('clipPath', { id }, element('path', { d })))
  return group(
    {},
    element('path', { d: rim, fill: 'none', stroke: hexOf(deep), 'stroke-width': 11, 'stroke-linecap': 'round' }),
    element('path', { d: rim, fill: 'none', stroke: hexOf(base), 'stroke-width': 8, 'stroke-linecap': 'round' }),
    element('path', {
      d: rim,
      fill: 'none',
      stroke: hexOf(light),
      'stroke-width': 2,
      opacity: 0.5,
      transform: 'translate(0 -3)',
    }),
    body,
    group(
      { 'clip-path': clip, fill: 'none' },
      element('path', { d: rim, stroke: hexOf(deep), 'stroke-width': 2, opacity: 0.8 }),
      element('path', {
        d: rim,
        stroke: mixed(look.lining, '#1a0c05', 0.5),
        'stroke-width': 1.6,
        'stroke-dasharray': '7 4',
        transform: 'translate(0 13)',
        opacity: 0.8,
      }),
      softStroke(pathOf(rearFrame.line(near)), { stroke: '#120703', width: 30, blur: 7, opacity: 0.75, layers: 8 }),
    ),
  )
}
