import { element, group } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'

export interface SoftShadow {
  /** Where it falls, against what casts it. */
  dx: number
  dy: number
  /** Standard deviation, as a Gaussian blur would have it. */
  blur: number
  opacity: number
  colour?: string
  /** Width of a line that casts it; a shape is filled. */
  line?: number
}

/**
 * The shadow of a shape without a filter, which would cost a rasteriser its whole region: copies of falling reach whose
 * opacities add up to a Gaussian edge. What casts it hides the inside.
 */
export function softShadow(d: string, { dx, dy, blur, opacity, colour = '#2a1709', line }: SoftShadow): string {
  // Steps wider than two units would show as contours.
  const layers = Math.min(12, Math.max(5, Math.round(blur * 0.9)))
  let covered = 0
  const copies = Array.from({ length: layers }, (_, index) => {
    const reach = 2.1 * blur * (1 - index / layers)
    const goal = opacity * fading((2.1 * blur * (1 - (index + 0.5) / layers)) / blur)
    const own = 1 - (1 - goal) / (1 - covered)
    covered = goal
    return element('path', { d, 'stroke-width': numberText((line ?? 0) + reach * 2, 1), opacity: numberText(own, 3) })
  })
  const shape = line === undefined ? { fill: colour } : { fill: 'none' }
  return group(
    {
      ...shape,
      stroke: colour,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      transform: `translate(${dx} ${dy})`,
    },
    ...copies,
    line === undefined
      ? element('path', { d, stroke: 'none', opacity: numberText((opacity * 0.7 - covered) / (1 - covered), 3) })
      : '',
  )
}

/** Share of a normal distribution beyond a distance, in standard deviations. */
const fading = (distance: number): number => 1 / (1 + Math.exp(1.702 * distance))
