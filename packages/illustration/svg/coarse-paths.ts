import { numberText } from './number-text.ts'
import { argumentCounts } from './path-command.ts'

/**
 * Path data of a whole drawing with fewer digits: small pictures need no tenths of a unit. Each command is rounded from
 * where the pen has come to, so that errors do not add up along a path.
 */
export function coarsePaths(markup: string, digits: number): string {
  return markup.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${coarsePath(d, digits)}"`)
}

export function coarsePath(d: string, digits: number): string {
  const factor = 10 ** digits
  const round = (value: number): number => Math.round(value * factor) / factor
  const pen = { x: 0, y: 0, startX: 0, startY: 0 }
  const drawn = { x: 0, y: 0, startX: 0, startY: 0 }
  let text = ''
  let last = ''
  const write = (command: string, numbers: readonly number[]): void => {
    const data = numbers
      .map((value) => numberText(value, digits))
      .reduce((all, part) => all + (all === '' || part.startsWith('-') ? '' : ' ') + part, '')
    text += command === last && command !== 'm' ? (data.startsWith('-') ? data : ` ${data}`) : command + data
    last = command
  }
  for (const [, letter = '', body = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase()
    const count = argumentCounts[command]
    if (count === undefined || command === 'a') return d
    if (count === 0) {
      text += 'z'
      last = 'z'
      Object.assign(pen, { x: pen.startX, y: pen.startY })
      Object.assign(drawn, { x: drawn.startX, y: drawn.startY })
      continue
    }
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    for (let from = 0; from + count <= numbers.length; from += count) {
      const [baseX, baseY] = letter === command ? [pen.x, pen.y] : [0, 0]
      const given = numbers.slice(from, from + count)
      const points =
        command === 'h'
          ? [baseX + (given[0] ?? 0), pen.y]
          : command === 'v'
            ? [pen.x, baseY + (given[0] ?? 0)]
            : given.map((value, index) => value + (index % 2 === 0 ? baseX : baseY))
      ;[pen.x, pen.y] = [points.at(-2) ?? pen.x, points.at(-1) ?? pen.y]
      const next = { x: round(pen.x), y: round(pen.y) }
      if (command === 'h') write('h', [next.x - drawn.x])
      else if (command === 'v') write('v', [next.y - drawn.y])
      else if (text === '') write('M', [next.x, next.y])
      else
        write(
          command,
          points.map((value, index) => value - (index % 2 === 0 ? drawn.x : drawn.y)),
        )
      Object.assign(drawn, next)
      if (command !== 'm' || from > 0) continue
      Object.assign(pen, { startX: pen.x, startY: pen.y })
      Object.assign(drawn, { startX: next.x, startY: next.y })
    }
  }
  return text
}
