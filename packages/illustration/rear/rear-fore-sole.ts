import { mixed } from '../leather/rgb.ts'
import { pathOf, polygonPath } from '../line/path.ts'
import { point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { element } from '../svg/element.ts'
import { rearFrame } from './rear-frame.ts'
import { cupPaint, roundPaint } from './rear-paint.ts'
import type { RearScene } from './rear-scene.ts'

/** Sole and welt of the forefoot, as far as they stand out beside the heel. */
export function drawRearForeSole(scene: RearScene): string {
  const { shape, params, look, sheet } = scene
  const { last, stack } = shape
  const half = last.ball / 2
  const shift = -last.swing * 0.3
  const cup = params.making.sole === 'cup'
  const fill = cup
    ? '#cfc5af'
    : params.making.sole === 'crepe'
      ? '#a8834b'
      : params.making.sole === 'leather'
        ? look.edge
        : '#1d1a18'
  const outline = smooth(
    [
      point(-half + shift, stack.ball - 1),
      point(-half + 1.4 + shift, stack.ball * 0.35),
      point(-half + 6 + shift, 0.3),
      point(-half + 11 + shift, 0),
      point(shift, 0),
      point(half - 11 + shift, 0),
      point(half - 6 + shift, 0.3),
      point(half - 1.4 + shift, stack.ball * 0.35),
      point(half + shift, stack.ball - 1),
    ],
    { steps: 8 },
  )
  const d = pathOf(rearFrame.line([...outline, point(half + shift, stack.ball), point(-half + shift, stack.ball)]), {
    closed: true,
  })
  const body = element('path', { d, fill })
  if (cup) return body + element('path', { d, fill: cupPaint(scene, 'fb', half), opacity: 0.8 })
  const round = roundPaint(scene, 'fb', half)
  const shade = element('path', { d, fill: '#000', opacity: 0.2 }) + element('path', { d, fill: round })
  const welt = smooth(
    [
      point(-half + shift + 0.6, stack.ball + 0.8),
      point(-half + shift - 0.3, stack.ball - 0.6),
      point(-half + shift - 0.1, stack.ball - 2.4),
      point(-half + shift + 1.6, stack.ball - 3.4),
      point(-half + shift + 6, stack.ball - 3.5),
      point(half + shift - 6, stack.ball - 3.5),
      point(half + shift - 1.6, stack.ball - 3.4),
      point(half + shift + 0.1, stack.ball - 2.4),
      point(half + shift + 0.3, stack.ball - 0.6),
      point(half + shift - 0.6, stack.ball + 0.8),
      point(half + shift - 6, stack.ball + 1),
      point(-half + shift + 6, stack.ball + 1),
    ],
    { closed: true, steps: 6 },
  )
  const rim = pathOf(rearFrame.line(welt), { closed: true })
  const band =
    element('path', { d: rim, fill: mixed(look.edge, '#000000', 0.2) }) +
    element('path', { d: rim, fill: round, opacity: 0.7 })
  if (sheet.detail === 'thumb') return body + shade + band
  const seam = polygonPath(
    rearFrame.line([point(-half + shift + 1.2, stack.ball - 0.6), point(half + shift - 1.2, stack.ball - 0.6)]),
    { closed: false },
  )
  return [
    body,
    shade,
    params.making.sole === 'commando' ? drawForeLugs(half, shift) : '',
    band,
    element('path', { d: seam, stroke: '#000', 'stroke-width': 3.4, opacity: 0.4 }),
    element('path', {
      d: seam,
      stroke: mixed(scene.colour.thread, '#1a0c05', 0.36),
      'stroke-width': 2.4,
      'stroke-dasharray': '7.4 5.6',
      'stroke-linecap': 'round',
    }),
    element('path', { d: rim, fill: 'none', stroke: '#0c0603', 'stroke-width': 1.2, opacity: 0.6 }),
  ].join('')
}

function drawForeLugs(half: number, shift: number): string {
  const d = [-0.92, -0.76, 0.76, 0.92].map((share) => {
    const x = share * half + shift
    return polygonPath(
      rearFrame.line([point(x - 1.5, -1), point(x - 1.3, 4.2), point(x + 1.3, 4.2), point(x + 1.5, -1)]),
    )
  })
  return element('path', { d: d.join(''), fill: '#050404' })
}
