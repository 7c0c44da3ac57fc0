import { element, group } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import { shoeLine } from './shoe-line.ts'

export interface Emblem {
  /** Middle of the ground line, in board units. */
  x: number
  y: number
  /** Length of the shoe in board units, and how far its height is foreshortened. */
  length: number
  squash?: number
  turn?: number
  stroke: string
  /** Hides what is printed behind it. */
  fill?: string
  width: number
}

/** The shoe as it is printed on labels, boxes and cards. */
export function emblem({ x, y, length, squash = 1, turn, stroke, fill, width }: Emblem): string {
  const scale = length / 308
  const n = (value: number) => numberText(value, 3)
  const rotate = turn ? `rotate(${n(turn)})` : ''
  return group(
    {
      transform: `translate(${n(x)} ${n(y)})${rotate}scale(${n(scale)} ${n(scale * squash)})translate(-152)`,
      fill: 'none',
      stroke,
      'stroke-width': width / scale,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    fill ? element('path', { d: `${shoeLine.upper}${shoeLine.feather}${shoeLine.welt}${shoeLine.heel}`, fill }) : '',
    element('path', {
      d: `${shoeLine.upper}${shoeLine.feather}${shoeLine.welt}${shoeLine.heel}${shoeLine.seams}${shoeLine.laces}`,
    }),
  )
}
