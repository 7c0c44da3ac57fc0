import type { Rgb } from '../leather/rgb.ts'
import { spansAt } from '../line/cross.ts'
import type { Line } from '../line/point.ts'
import type { Box } from './normal-field.ts'

/** A horizontal strip of light: one gradient from left to right. */
export interface Row {
  left: number
  right: number
  bottom: number
  top: number
  /** Places from 0 to 1. */
  stops: readonly { at: number; colour: Rgb }[]
}

interface RowOptions {
  /** What is lit, as a closed line; colours reach 4 mm beyond it, so that clipping leaves no hairline. */
  outline: Line
  colourAt: (x: number, y: number) => Rgb
  rowHeight: number
  /** Stops are set only where the error would exceed this, of 255. */
  tolerance: number
  sampling?: number
  /** What of it is seen, if not all. */
  within?: Box | undefined
}

/** Bakes a lit surface into rows of linear gradients. */
export function lightRows({ outline, colourAt, rowHeight, tolerance, sampling = 1.6, within }: RowOptions): Row[] {
  const heights = outline.map(({ y }) => y)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const count = Math.ceil((high - low) / rowHeight)
  const bands = Array.from({ length: count }, (_, index) => {
    const bottom = low + index * rowHeight
    return { bottom, spans: spansAt(outline, Math.min(bottom + rowHeight / 2, high - 0.3)) }
  })
  const rows = bands.map(({ bottom, spans }, index) => {
    // Neighbours bleed into a row when it is blurred, so that every row is as wide as those beside it.
    const near = [-2, -1, 0, 1, 2].flatMap((step) => bands[index + step]?.spans ?? [])
    const [left, right] = [Math.min(...near) - 4, Math.max(...near) + 4]
    const y = Math.min(bottom + rowHeight / 2, high - 0.3)
    if (within && (bottom + 3 * rowHeight < within.bottom || bottom - 2 * rowHeight > within.top)) return undefined
    const seen = within ? clipped(spans, within) : spans
    const samples = insides(seen.length > 0 ? seen : spans, sampling).map((x) => ({
      at: (x - left) / (right - left),
      colour: mean([-0.3, 0, 0.3].map((share) => colourAt(x, y + share * rowHeight))),
    }))
    // A row through nothing but a tip has no place to take a colour from: the row below it reaches up instead.
    if (samples.length === 0) return undefined
    const top = bottom + rowHeight * (index >= count - 2 ? 4 : 1)
    return { left, right, bottom: index === 0 ? bottom - rowHeight : bottom, top, stops: thinned(samples, tolerance) }
  })
  return rows.filter((row) => row !== undefined)
}

/** The parts of spans that lie between the sides of a box. */
function clipped(spans: readonly number[], { left, right }: Box): number[] {
  return spans.flatMap((from, index) => {
    const to = spans[index + 1]
    if (index % 2 === 1 || to === undefined || to <= left || from >= right) return []
    return [Math.max(from, left), Math.min(to, right)]
  })
}

/** A row stands for its whole height, not for its middle: narrow lights would break into beads otherwise. */
function mean(colours: readonly Rgb[]): Rgb {
  const sum = (axis: 0 | 1 | 2): number => colours.reduce((total, colour) => total + colour[axis], 0) / colours.length
  return [sum(0), sum(1), sum(2)]
}

function insides(spans: readonly number[], sampling: number): number[] {
  const places: number[] = []
  for (let index = 0; index + 1 < spans.length; index += 2) {
    const [from, to] = [(spans[index] ?? 0) + 0.5, (spans[index + 1] ?? 0) - 0.5]
    if (to <= from) continue
    const count = Math.max(1, Math.ceil((to - from) / sampling))
    for (let step = 0; step <= count; step++) places.push(from + ((to - from) * step) / count)
  }
  return places
}

type Stop = Row['stops'][number]

/** Keeps the stops that straight lines between their neighbours cannot replace. */
function thinned(samples: readonly Stop[], tolerance: number): Stop[] {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined) return []
  if (samples.length < 3) return [first, last]
  let [error, at] = [0, 0]
  const slope = last.at === first.at ? 0 : 1 / (last.at - first.at)
  samples.forEach((sample, index) => {
    const gap = farthest(sample.colour, first.colour, last.colour, (sample.at - first.at) * slope)
    if (gap > error) [error, at] = [gap, index]
  })
  if (error <= tolerance) return [first, last]
  return [...thinned(samples.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(samples.slice(at), tolerance)]
}

/** How far a colour lies from the mix of two others, in the channel where it is most. */
function farthest(colour: Rgb, from: Rgb, to: Rgb, share: number): number {
  return Math.max(
    Math.abs(colour[0] - from[0] - (to[0] - from[0]) * share),
    Math.abs(colour[1] - from[1] - (to[1] - from[1]) * share),
    Math.abs(colour[2] - from[2] - (to[2] - from[2]) * share),
  )
}
