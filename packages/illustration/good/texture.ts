import { element } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import type { Sheet } from '../svg/sheet.ts'
import { nameOf } from './paint.ts'

/** What a texture covers, in board units. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface Noise {
  /** How fine it is across and down, per board unit. */
  across: number
  down: number
  octaves?: number
  seed: number
  colour: string
  /** How much of the noise shows: contrast, and where it begins. */
  gain: number
  from: number
  opacity: number
}

/** Noise of one colour over an area; clip it outside. Thumbs are too small for it. */
export function texture(sheet: Sheet, area: Area, noise: Noise): string {
  if (sheet.detail === 'thumb') return ''
  const { across, down, octaves = 3, seed, colour, gain, from, opacity } = noise
  const box = {
    x: Math.round(area.x),
    y: Math.round(area.y),
    width: Math.round(area.width),
    height: Math.round(area.height),
  }
  const [red, green, blue] = [1, 3, 5].map((at) => numberText(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  const matrix = `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${numberText(gain)} 0 0 0 ${numberText(-from * gain)}`
  const key = `${Object.values(box).join(' ')} ${across} ${down} ${octaves} ${seed} ${matrix}`
  const filter = sheet.define(nameOf('n', key), (id) =>
    element(
      'filter',
      { id, filterUnits: 'userSpaceOnUse', ...box, 'color-interpolation-filters': 'sRGB' },
      element('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: `${numberText(across, 4)} ${numberText(down, 4)}`,
        numOctaves: octaves,
        seed,
      }),
      element('feColorMatrix', { values: matrix }),
    ),
  )
  return element('rect', { ...box, filter, opacity })
}
