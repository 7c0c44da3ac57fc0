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
  /** One noise gives up to three colours, each from a channel of its own: turbulence is what costs. */
  layers: readonly NoiseLayer[]
}

export interface NoiseLayer {
  colour: string
  /** How much of the noise shows: contrast, and where it begins. */
  gain: number
  from: number
  opacity: number
}

/** Noise over an area; clip it outside. Thumbs are too small for it. */
export function texture(sheet: Sheet, area: Area, { across, down, octaves = 2, seed, layers }: Noise): string {
  if (sheet.detail === 'thumb') return ''
  const box = {
    x: Math.round(area.x),
    y: Math.round(area.y),
    width: Math.round(area.width),
    height: Math.round(area.height),
  }
  const matrices = layers.map(matrixOf)
  const key = `${Object.values(box).join(' ')} ${across} ${down} ${octaves} ${seed} ${matrices.join(' ')}`
  const filter = sheet.define(nameOf('n', key), (id) =>
    element(
      'filter',
      { id, filterUnits: 'userSpaceOnUse', ...box, 'color-interpolation-filters': 'sRGB' },
      element('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: `${numberText(across, 4)} ${numberText(down, 4)}`,
        numOctaves: octaves,
        seed,
        result: matrices.length > 1 ? 't' : undefined,
      }),
      ...matrices.map((values, index) =>
        element('feColorMatrix', {
          in: index > 0 ? 't' : undefined,
          values,
          result: matrices.length > 1 ? `c${index}` : undefined,
        }),
      ),
      matrices.length > 1
        ? element('feMerge', {}, ...matrices.map((_, index) => element('feMergeNode', { in: `c${index}` })))
        : '',
    ),
  )
  return element('rect', { ...box, filter })
}

function matrixOf({ colour, gain, from, opacity }: NoiseLayer, channel: number): string {
  const parts = [1, 3, 5].map((at) => numberText(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  const alpha = [0, 1, 2].map((own) => (own === channel ? numberText(gain * opacity) : '0'))
  return `${parts.map((part) => `0 0 0 0 ${part}`).join(' ')} ${alpha.join(' ')} 0 ${numberText(-from * gain * opacity, 3)}`
}
