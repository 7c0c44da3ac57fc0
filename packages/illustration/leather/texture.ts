import { board } from '../params/board.ts'
import type { LeatherName } from '../params/shoe-params.ts'
import { element } from '../svg/element.ts'
import { numberText } from '../svg/number-text.ts'
import type { Sheet } from '../svg/sheet.ts'
import type { Look } from './look.ts'

export interface Region {
  x: number
  y: number
  width: number
  height: number
}

/** The surface of a leather, laid over its light within a region of the board; clip it to the leather outside. */
export function texture(sheet: Sheet, look: Look, leather: LeatherName, seed: number, region: Region): string {
  const surfaces = surfacesOf[leather].filter(
    ({ only }) => sheet.detail !== 'thumb' && (!only || only === sheet.detail),
  )
  return surfaces
    .map((surface, index) => {
      // A strap has a region of its own: a filter as large as the upper would cost as much again.
      const name = `t${leather[0]}${index}_${region.x}_${region.y}`
      const filter = sheet.define(name, (id) => surfaceFilter(id, surface, look, (seed % 97) + index, region))
      // Shrunk to a card, fine specks turn into coarse ones: they are strewn thinner there. A relief fades by itself.
      const thin = sheet.detail === 'card' && surface.relief === undefined
      return element('rect', { ...box(region), opacity: thin ? 0.6 : undefined, filter })
    })
    .join('')
}

/** One noise, out of which specks of several tones are strewn. */
interface Surface {
  frequency: string
  octaves: number
  /** The noise is a relief, lit from the upper left: what is strewn follows its light, not its height. */
  relief?: number
  strewn: readonly Strewn[]
  only?: 'stage'
}

interface Strewn {
  /** Which tone of the ramp. */
  tone: 0 | 1 | 2 | 3 | 4
  /** Noise to opacity: how strong at most, how steep, from which value on; negative gains strew below it. */
  opacity: number
  gain: number
  from: number
}

const surfacesOf: Readonly<Record<LeatherName, readonly Surface[]>> = {
  calf: [
    { frequency: '.5 .62', octaves: 2, strewn: [{ tone: 0, opacity: 0.13, gain: 3.2, from: 0.55 }], only: 'stage' },
  ],
  cordovan: [
    { frequency: '.03 .16', octaves: 2, strewn: [{ tone: 0, opacity: 0.05, gain: 3, from: 0.53 }], only: 'stage' },
  ],
  patent: [],
  grain: [
    {
      frequency: '.36',
      octaves: 2,
      relief: 0.85,
      strewn: [
        { tone: 0, opacity: 0.26, gain: -3.2, from: 0.55 },
        { tone: 4, opacity: 0.2, gain: 3.2, from: 0.6 },
      ],
    },
  ],
  suede: [
    {
      frequency: '.5 .36',
      octaves: 3,
      strewn: [
        { tone: 0, opacity: 0.46, gain: 2.6, from: 0.46 },
        { tone: 4, opacity: 0.24, gain: 2.6, from: 0.5 },
      ],
    },
    {
      frequency: '.012 .02',
      octaves: 2,
      strewn: [{ tone: 3, opacity: 0.13, gain: 3.5, from: 0.46 }],
      only: 'stage',
    },
  ],
}

function surfaceFilter(id: string, surface: Surface, look: Look, seed: number, region: Region): string {
  const { frequency: baseFrequency, octaves: numOctaves, relief, strewn } = surface
  const layers = strewn.map((one, index) => {
    // The channels of one noise know nothing of each other: each tone takes its own.
    const channel = relief === undefined ? index : 0
    const row = [0, 0, 0, 0].map((_, at) => (at === channel ? one.gain * one.opacity : 0))
    const values = [...toneRows(look, one), ...row, -one.gain * one.from * one.opacity]
    return element('feColorMatrix', { in: 'n', values: short(values), result: `s${index}` })
  })
  return element(
    'filter',
    { id, filterUnits: 'userSpaceOnUse', ...box(region), 'color-interpolation-filters': 'sRGB' },
    element('feTurbulence', { type: 'fractalNoise', baseFrequency, numOctaves, seed, result: 'n' }),
    relief === undefined ? '' : lit(relief),
    ...layers,
    layers.length < 2
      ? ''
      : element('feMerge', {}, ...layers.map((_, index) => element('feMergeNode', { in: `s${index}` }))),
  )
}

/** The noise as heights, lit across the grain. */
function lit(depth: number): string {
  return (
    element('feColorMatrix', { values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0' }) +
    element(
      'feDiffuseLighting',
      { surfaceScale: depth * board.unit, 'lighting-color': '#fff', result: 'n' },
      element('feDistantLight', { azimuth: 228, elevation: 35 }),
    )
  )
}

/** The first three rows of a colour matrix that paints everything in one tone; specks far off the leather's own shout. */
function toneRows({ ramp }: Look, { tone }: Strewn): number[] {
  const [base, wanted] = [ramp[2], ramp[tone]]
  const sum = base[0] + base[1] + base[2]
  const deeper = sum - wanted[0] - wanted[1] - wanted[2]
  const keep = tone < 4 ? Math.min(1, 200 / Math.max(1, deeper)) : Math.min(1, 0.5 + sum / 660)
  return wanted.flatMap((value, axis) => {
    const from = base[axis] ?? value
    return [0, 0, 0, 0, (from + (value - from) * keep) / 255]
  })
}

const short = (values: readonly number[]): string => values.map((value) => numberText(value, 3)).join(' ')
const box = ({ x, y, width, height }: Region) => ({ x, y, width, height })
