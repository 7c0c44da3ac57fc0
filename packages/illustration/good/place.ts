import { board } from '../params/board.ts'
import { numberText } from '../svg/number-text.ts'

/** Where a good stands: its own millimetres (x from its middle, y from the ground, upwards negative) on the board. */
export interface Place {
  readonly scale: number
  x(mm: number): number
  y(mm: number): number
  size(mm: number): number
  /** Path data in millimetres as path data in board units. */
  path(data: string): string
}

/** Small things stand at up to 1.6 times the scale of shoes, so that they can be made out on a card. */
export function createPlace(enlarged: number, middle: number = board.width / 2, ground: number = board.ground): Place {
  const scale = board.unit * enlarged
  const x = (mm: number) => middle + mm * scale
  const y = (mm: number) => ground + mm * scale
  const size = (mm: number) => mm * scale
  return { scale, x, y, size, path: (data) => pathToBoard(data, { x, y, size }) }
}

/** What each number after a command means; `f` is a flag or an angle. */
const meanings: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: 'ssfffxy',
}

function pathToBoard(data: string, { x, y, size }: Pick<Place, 'x' | 'y' | 'size'>): string {
  return data.replace(/([MLHVCSQA])([^MLHVCSQAZ]*)/gi, (_, command: string, rest: string) => {
    const meaning = meanings[command.toUpperCase()] ?? ''
    const absolute = command === command.toUpperCase()
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? []).map((text, index) => {
      const value = Number(text)
      const axis = meaning[index % meaning.length]
      if (axis === 'f') return text
      if (axis === 's' || !absolute) return numberText(size(value), 1)
      return numberText(axis === 'x' ? x(value) : y(value), 1)
    })
    return command + numbers.join(' ').replaceAll(' -', '-')
  })
}
