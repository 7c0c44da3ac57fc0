import { numberText } from './number-text.ts'

/**
 * Capitals and figures as strokes on a grid 10 high, in the hand of a quiet grotesque: a picture that is rasterised needs
 * no font on the machine that does it, and letters can follow the round of a lid.
 * Points are `x,y` from the top left; strokes of a letter are parted by `/`, round ones begin with `~` and pass between
 * their inner points; the first number is the advance.
 */
const letters: Readonly<Record<string, string>> = {
  A: '8 0,10 4,0 8,10/1.4,6.6 6.6,6.6',
  B: '6.6 0,10 0,0/~0,0 4.4,0 6,.6 6,4.2 4.2,4.8 0,4.8/~0,4.8 4.8,4.8 6.8,5.6 6.8,9.2 4.8,10 0,10',
  C: '7.6 ~7.4,1.9 6.4,0 1.8,-.6 -.6,3 -.6,7 1.8,10.6 6.4,10 7.4,8.1',
  D: '7.8 0,10 0,0/~0,0 5,0 8.4,1.6 8.4,8.4 5,10 0,10',
  E: '5.4 5.4,0 0,0 0,10 5.4,10/0,4.8 4.6,4.8',
  G: '8 ~7.6,1.9 6.6,0 1.8,-.6 -.6,3 -.6,7 1.8,10.6 7,10 8,8.4/8,8.4 8,5.6 5,5.6',
  H: '7 0,0 0,10/7,0 7,10/0,4.9 7,4.9',
  I: '1 .5,0 .5,10',
  L: '5 0,0 0,10 5,10',
  M: '9 0,10 .8,0 4.5,7.6 8.2,0 9,10',
  N: '7.4 0,10 0,0 7.4,10 7.4,0',
  O: '8.4 ~4.2,0 1,0 -.5,3 -.5,7 1,10 4.2,10 7.4,10 8.9,7 8.9,3 7.4,0 4.2,0',
  R: '6.6 0,10 0,0/~0,0 4.6,0 6.4,.8 6.4,4.6 4.6,5.3 0,5.3/3.6,5.3 6.6,10',
  S: '6 ~5.6,1.7 5,.2 1.6,-.4 -.2,1.6 .4,4.2 3,4.9 6,5.8 6.6,8.6 4.4,10.4 1,10.2 0,8.3',
  T: '6.4 0,0 6.4,0/3.2,0 3.2,10',
  U: '7 0,0 0,6/~0,6 0,8.6 1.4,10.2 5.6,10.2 7,8.6 7,6/7,6 7,0',
  V: '8 0,0 4,10 8,0',
  W: '11 0,0 2.6,10 5.5,1 8.4,10 11,0',
  X: '7 0,0 7,10/7,0 0,10',
  0: '6.4 ~3.2,0 .8,0 -.3,3 -.3,7 .8,10 3.2,10 5.6,10 6.7,7 6.7,3 5.6,0 3.2,0',
  1: '2.6 0,2 2,0 2,10',
  2: '6 ~.4,2.6 .8,0 4.8,-.6 6.2,2 5,4.2 0,10/0,10 6,10',
  3: '6 ~.4,1.8 1,-.2 5,-.4 6,2.4 4.6,4.6 2.4,4.8/~2.4,4.8 6.4,4.8 6.8,9.2 3.6,10.4 .6,10 0,8.3',
  4: '6.6 4.9,10 4.9,0 0,7.1 6.6,7.1',
  5: '6 5.4,0 1,0 .5,4.6/~.5,4.6 3,3.4 6.6,4.4 6.4,9 3.4,10.4 .6,9.9 0,8.6',
  6: '6.2 ~5.6,1.6 4.8,0 2,-.4 -.1,2 -.1,4.8 -.1,6.8/~-.1,6.8 -.1,8.1 1.8,10 4.4,10 6.3,8.1 6.3,5.5 4.4,3.7 1.8,3.7 -.1,5.5 -.1,6.8',
  7: '5.8 0,0 5.8,0 2,10',
  8: '6.2 ~3.1,0 2,0 .6,1.4 .6,3.4 2,4.8 4.2,4.8 5.6,3.4 5.6,1.4 4.2,0 3.1,0/~3.1,4.8 1.8,4.8 0,6.3 0,8.5 1.8,10 4.4,10 6.2,8.5 6.2,6.3 4.4,4.8 3.1,4.8',
  9: '6.2 ~.6,8.4 1.4,10 4.2,10.4 6.3,8 6.3,5.2 6.3,3.2/~6.3,3.2 6.3,1.9 4.4,0 1.8,0 -.1,1.9 -.1,4.5 1.8,6.3 4.4,6.3 6.3,4.5 6.3,3.2',
  m: '9.6 0,3.3 0,10/~0,6.6 0,3 4.8,3 4.8,6.6/4.8,6.6 4.8,10/~4.8,6.6 4.8,3 9.6,3 9.6,6.6/9.6,6.6 9.6,10',
  ',': '1 .8,9.4 .1,11.8',
  '°': '3 ~1.5,0 .6,0 0,.6 0,2 .6,2.6 1.5,2.6 2.4,2.6 3,2 3,.6 2.4,0 1.5,0',
  '·': '1 .5,4.8 .5,5.2',
  ' ': '3.4 ',
  // The narrow space between a figure and its unit.
  '\u202f': '.8 ',
}

export interface Writing {
  /** Height of a capital. */
  size: number
  /** Space between letters as a share of the height. */
  tracking?: number
  /** Where a point lies: `x` along the line from its middle, `y` from the middle of the capitals downwards. */
  map: (x: number, y: number) => { x: number; y: number }
}

/** Path data of a line of signs; one that is not known is a bug in a drawing. */
export function lettering(words: string, { size, tracking = 0.42, map }: Writing): string {
  const unit = size / 10
  const parts = Array.from(words, (sign) => {
    const glyph = letters[sign]
    if (glyph === undefined) throw new RangeError(`There are no strokes for the sign ${sign}`)
    const cut = glyph.indexOf(' ')
    return { advance: Number(glyph.slice(0, cut)), strokes: glyph.slice(cut + 1) }
  })
  const gap = tracking * 10
  const width = parts.reduce((sum, { advance }) => sum + advance + gap, -gap)
  let left = -width / 2
  let path = ''
  for (const { advance, strokes } of parts) {
    for (const stroke of strokes === '' ? [] : strokes.split('/')) path += strokePath(stroke, left)
    left += advance + gap
  }
  return path

  function strokePath(stroke: string, start: number): string {
    const round = stroke.startsWith('~')
    const spots = stroke
      .slice(round ? 1 : 0)
      .split(' ')
      .map((pair) => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return map((start + x) * unit, (y - 5) * unit)
      })
    return round ? roundPath(spots) : `M${spots.map(text).join('L')}`
  }
}

interface Spot {
  x: number
  y: number
}

const text = ({ x, y }: Spot): string => `${numberText(x, 1)} ${numberText(y, 1)}`

function roundPath(spots: readonly Spot[]): string {
  const [first, ...rest] = spots
  const last = rest.pop()
  if (!first || !last) return ''
  const bends = rest.map((spot, index) => {
    const next = rest[index + 1]
    const end = next ? { x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2 } : last
    return `${text(spot)} ${text(end)}`
  })
  return `M${text(first)}Q${bends.join(' ')}`
}
