import { board } from '../params/board.ts'
import type { LeatherName } from '../params/shoe-params.ts'
import { element } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Look } from './look.ts'
import { hexOf } from './rgb.ts'

export interface Region {
  x: number
  y: number
  width: number
  height: number
}

/** The surface of a leather, laid over its light within a region of the board; clip it to the leather outside. */
export function texture(sheet: Sheet, look: Look, leather: LeatherName, seed: number, region: Region): string {
  if (sheet.detail === 'thumb') return ''
  const layers = textures[leather].filter(({ only }) => only === undefined || only === sheet.detail)
  return layers
    .map((layer, index) => {
      const tone = hexOf(look.ramp[layer.tone])
      // A strap has a region of its own: a filter as large as the upper would cost as much again.
      const name = `t${leather[0]}${index}_${region.x}_${region.y}`
      const filter = sheet.define(name, (id) => noiseFilter(id, layer, (seed % 97) + index, region))
      return element('rect', { ...box(region), fill: tone, opacity: layer.opacity, filter })
    })
    .join('')
}

interface Layer {
  /** Which tone of the ramp is strewn. */
  tone: 0 | 1 | 2 | 3 | 4
  opacity: number
  frequency: string
  octaves: number
  /** Noise to alpha: steepness and threshold. */
  gain: number
  threshold: number
  /** Lit as a relief from one side instead of strewn. */
  relief?: { azimuth: number; depth: number }
  only?: 'stage'
}

const relief = (tone: 0 | 4, opacity: number, azimuth: number): Layer => ({
  tone,
  opacity,
  frequency: '.33',
  octaves: 2,
  gain: 3.4,
  threshold: 2,
  relief: { azimuth, depth: 1.15 },
})

const textures: Readonly<Record<LeatherName, readonly Layer[]>> = {
  calf: [{ tone: 0, opacity: 0.13, frequency: '.5 .62', octaves: 2, gain: 3.2, threshold: 1.75, only: 'stage' }],
  cordovan: [{ tone: 0, opacity: 0.1, frequency: '.03 .16', octaves: 2, gain: 3, threshold: 1.6, only: 'stage' }],
  patent: [],
  grain: [relief(0, 0.34, 48), relief(4, 0.26, 228)],
  suede: [
    { tone: 0, opacity: 0.36, frequency: '.42 .5', octaves: 3, gain: 4, threshold: 2 },
    { tone: 4, opacity: 0.2, frequency: '.6 .46', octaves: 2, gain: 4, threshold: 2.2 },
    { tone: 3, opacity: 0.16, frequency: '.012 .018', octaves: 2, gain: 4.5, threshold: 2.1, only: 'stage' },
  ],
}

/** Noise becomes the alpha of what is filled: specks of a tone, or the side of a relief that faces one way. */
function noiseFilter(id: string, layer: Layer, seed: number, region: Region): string {
  const { frequency, octaves, gain, threshold } = layer
  const toAlpha = (row: string): string =>
    element('feColorMatrix', { values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${row}`, result: 'a' })
  const strewn = element('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: octaves, seed })
  const steps = layer.relief
    ? [
        strewn,
        element('feColorMatrix', { values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0' }),
        element(
          'feDiffuseLighting',
          { surfaceScale: layer.relief.depth * board.unit, 'lighting-color': '#fff' },
          element('feDistantLight', { azimuth: layer.relief.azimuth, elevation: 35 }),
        ),
        toAlpha(`${gain} 0 0 0 ${-threshold}`),
      ]
    : [strewn, toAlpha(`${gain} 0 0 0 ${-threshold}`)]
  return element(
    'filter',
    { id, filterUnits: 'userSpaceOnUse', ...box(region), 'color-interpolation-filters': 'sRGB' },
    ...steps,
    element('feComposite', { in: 'SourceGraphic', in2: 'a', operator: 'in' }),
  )
}

const box = ({ x, y, width, height }: Region) => ({ x, y, width, height })
