import { numberText } from '../svg/number-text.ts'
import { fitCubics } from './fit.ts'
import { type Line, nth, type Point } from './point.ts'

/** How accurate paths are, in units of the line: a tenth of a millimetre is less than half a pixel on any screen. */
const defaults = { closed: false, tolerance: 0.35, digits: 1, straighten: 0 }

/** A dense line as path data: few relative cubics, rounded without drifting. */
export function pathOf(line: Line, options: Partial<typeof defaults> = {}): string {
  const { closed, tolerance, digits, straighten } = { ...defaults, ...options }
  const pen = createPen(nth(line, 0), digits)
  for (const [a, b, c, d] of fitCubics(line, tolerance)) {
    if (bend(a, b, d) <= straighten && bend(a, c, d) <= straighten) pen.straight(d)
    else pen.curve(b, c, d)
  }
  return pen.text() + (closed ? 'z' : '')
}

/** How far a point lies beside the way from one point to another. */
function bend(from: Point, here: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return Math.abs(dx * (here.y - from.y) - dy * (here.x - from.x)) / (Math.hypot(dx, dy) || 1)
}

/** Straight lines from point to point. */
export function polygonPath(line: Line, { closed = true, digits = 1 } = {}): string {
  const pen = createPen(nth(line, 0), digits)
  for (const here of line.slice(1)) pen.straight(here)
  return pen.text() + (closed ? 'z' : '')
}

function createPen(start: Point, digits: number) {
  const round = (value: number): number => Number(value.toFixed(digits))
  let here = { x: round(start.x), y: round(start.y) }
  let text = `M${joined([here.x, here.y], digits)}`
  let last = ''
  const write = (command: string, numbers: readonly number[]): void => {
    const data = joined(numbers, digits)
    text += command === last ? (data.startsWith('-') ? data : ` ${data}`) : command + data
    last = command
  }
  return {
    straight(to: Point): void {
      const next = { x: round(to.x), y: round(to.y) }
      if (next.x === here.x && next.y === here.y) return
      write('l', [next.x - here.x, next.y - here.y])
      here = next
    },
    curve(b: Point, c: Point, d: Point): void {
      const next = { x: round(d.x), y: round(d.y) }
      write('c', [b.x - here.x, b.y - here.y, c.x - here.x, c.y - here.y, next.x - here.x, next.y - here.y])
      here = next
    },
    text: () => text,
  }
}

function joined(numbers: readonly number[], digits: number): string {
  return numbers
    .map((value) => numberText(value, digits))
    .reduce((text, part) => text + (text === '' || part.startsWith('-') ? '' : ' ') + part, '')
}
