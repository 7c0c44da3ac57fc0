import { boundsOf } from '../line/bounds.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { element } from '../svg/element.ts'
import { filterOver } from '../svg/sheet.ts'
import type { SoleScene } from './sole-scene.ts'

export interface SoleNoise {
  /** Of its filter on the sheet. */
  name: string
  outline: Line
  /** Across and along the sole. */
  frequency: string
  octaves: number
  /** Colour and threshold of the specks. */
  matrix: string
  opacity: number
  seed?: number
}

/** Specks of one colour over a part of the sole. */
export function drawSoleNoise({ sheet, frame, params }: SoleScene, noise: SoleNoise): string {
  const { name, outline, frequency, octaves, matrix, opacity, seed = 0 } = noise
  const filter = sheet.define(name, (id) =>
    filterOver(
      id,
      boundsOf(frame.line(outline), 2),
      element('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: frequency,
        numOctaves: octaves,
        seed: (params.seed % 89) + seed,
      }),
      element('feColorMatrix', { values: matrix }),
      element('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
    ),
  )
  return element('path', { d: pathOf(frame.line(outline), { closed: true }), filter, opacity })
}
