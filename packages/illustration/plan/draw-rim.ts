import { mixed } from '../leather/rgb.ts'
import { offset } from '../line/offset.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { colours } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import type { TopScene } from './top-scene.ts'

const pitch = { on: 1.7, off: 1.25, thick: 0.72 }

/** Sole and welt from above: what stands out beside the upper, its seam, and the shade of the upper on it. */
export function drawRim({ sheet, params, plan, frame, look }: TopScene): string {
  const { welt, sole } = params.making
  const cup = sole === 'cup'
  const colour = colours[params.finish.colour]
  const d = pathOf(frame.line(plan.sole), { closed: true })
  const upper = pathOf(frame.line(plan.upper), { closed: true })
  const fill = cup ? '#e6dfd0' : sole === 'crepe' ? '#c39f65' : look.edge
  const body = element('path', { d, fill })
  if (sheet.detail === 'thumb') return body
  const clip = sheet.define('s', (id) => element('clipPath', { id }, element('path', { d })))
  const [dark, light] = cup
    ? ['#8d7d60', '#fffdf6']
    : [mixed(look.edge, '#0a0502', 0.72), mixed(look.edge, '#ffe9c4', 0.42)]
  const loop = (line: Line, stroke: string, width: number, opacity: number): string =>
    element('path', {
      d: pathOf(frame.line(line), { closed: true }),
      stroke,
      'stroke-width': width * frame.unit,
      opacity,
    })
  const outer = closed(plan.sole)
  const layers = sheet.detail === 'stage' ? 5 : 3
  return (
    group(
      { 'clip-path': clip },
      body,
      softStroke(d, { stroke: dark, width: 2 * frame.unit, blur: 2.2, opacity: 0.85, layers }),
      softStroke(pathOf(frame.line(offset(outer, 1.9)), { closed: true }), {
        stroke: light,
        width: 1.3 * frame.unit,
        blur: 2.2,
        opacity: 0.5,
        layers,
      }),
      softStroke(upper, { stroke: dark, width: 13, blur: 4, opacity: 0.8, layers }),
      group({ fill: 'none' }, loop(offset(outer, 0.75), dark, 0.3, 0.7), loop(offset(outer, 1.05), light, 0.26, 0.6)),
      welt === 'storm' && !cup ? drawLip(upper, colour.ramp[2], colour.ramp[0]) : '',
    ) +
    element('path', { d, fill: 'none', stroke: dark, 'stroke-width': 1.6, opacity: 0.8 }) +
    drawStitches(
      sheet.detail === 'stage',
      stitchLine(outer, params.making),
      frame.unit,
      frame.line,
      cup ? '#b8a888' : look.thread,
    )
  )
}

/** A storm welt rises against the upper: a rounded strip around it. */
const drawLip = (upper: string, body: string, dark: string): string =>
  group(
    { fill: 'none' },
    element('path', { d: upper, stroke: dark, 'stroke-width': 13 }),
    element('path', { d: upper, stroke: body, 'stroke-width': 10 }),
  )

const closed = (line: Line): Line => [...line, ...line.slice(0, 2)]

function stitchLine(outer: Line, making: TopScene['params']['making']): Line[] {
  if (making.sole === 'cup' || making.welt === 'none') return []
  const along = offset(outer, making.welt === 'storm' ? 2 : 2.3)
  // The seam of 270 degrees ends before the heel, where no welt stands out.
  const shown = making.welt === '270' ? along.filter(({ y }) => y > 104) : along
  return [shown]
}

function drawStitches(
  stage: boolean,
  lines: readonly Line[],
  unit: number,
  place: (line: Line) => Line,
  thread: string,
): string {
  const d = lines.map((line) => pathOf(place(line))).join('')
  if (d === '') return ''
  const dash = `${(pitch.on * unit).toFixed(1)} ${(pitch.off * unit).toFixed(1)}`
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    element('path', { d, stroke: '#000', 'stroke-width': unit, opacity: 0.4 }),
    element('path', { d, stroke: thread, 'stroke-width': pitch.thick * unit, 'stroke-dasharray': dash }),
    stage
      ? element('path', {
          d,
          stroke: '#fff6e2',
          'stroke-width': 0.8,
          'stroke-dasharray': dash,
          opacity: 0.55,
          transform: 'translate(-.4 -.7)',
        })
      : '',
  )
}
