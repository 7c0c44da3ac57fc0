import { type Attributes, element, group } from './element.ts'

interface SoftStroke {
  stroke: string
  /** Of the line before it is softened. */
  width: number
  /** Standard deviation, as a Gaussian blur would have it. */
  blur: number
  opacity?: number
  /** Layers: more for wide blurs that are looked at closely. */
  layers?: number
  transform?: string
}

/**
 * A blurred line without a filter: strokes of falling width whose opacities add up to a Gaussian. A filter costs a
 * rasteriser its whole region, a tenth of a second for half a board; these strokes cost next to nothing.
 */
export function softStroke(d: string | readonly string[], options: SoftStroke): string {
  const { stroke, width, blur, opacity = 1, layers = 5, transform } = options
  const paths = typeof d === 'string' ? d : d.join('')
  const reach = width / 2 + blur * 1.9
  let covered = 0
  const strokes = Array.from({ length: layers }, (_, index) => {
    const outer = reach * (1 - index / layers)
    const goal = opacity * blurredLine(reach * (1 - (index + 0.5) / layers), width, blur)
    const own = 1 - (1 - goal) / (1 - covered)
    covered = goal
    return element('path', { d: paths, 'stroke-width': outer * 2, opacity: Math.max(0, own).toFixed(3).slice(1) })
  })
  const shared: Attributes = { fill: 'none', stroke, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', transform }
  return group(shared, ...strokes)
}

/** How dark a blurred line is at a distance from its middle. */
function blurredLine(distance: number, width: number, blur: number): number {
  return normal((width / 2 - distance) / blur) - normal((-width / 2 - distance) / blur)
}

/** Share of a normal distribution below x. */
function normal(x: number): number {
  return 1 / (1 + Math.exp(-1.702 * x))
}
