import { colours } from '../params/colour.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { blend, type Rgb, rgbOf } from './rgb.ts'

/** A soft light seen in the leather: where normals lean to (degrees right and up), how wide, how strong. */
export interface Gleam {
  right: number
  up: number
  across: number
  height: number
  strength: number
}

/** How one leather in one colour takes light. */
export interface Look {
  /** Deep, dark, base, mid, light. */
  ramp: readonly [Rgb, Rgb, Rgb, Rgb, Rgb]
  /** What highlights mix towards: tinted, never white. */
  shine: Rgb
  /** How far light and shade move along the ramp. */
  contrast: number
  gleams: readonly Gleam[]
  /** Bright backdrop at grazing angles. */
  backdrop: number
  /** Light edge of a nap. */
  fuzz: number
  thread: string
  edge: string
  lining: string
  lace: string
}

export function lookOf({ finish, making, trim }: Pick<ShoeParams, 'finish' | 'making' | 'trim'>): Look {
  const colour = colours[finish.colour]
  const [deep, dark, base, mid, light] = colour.ramp
  const ramp = [rgbOf(deep), rgbOf(dark), rgbOf(base), rgbOf(mid), rgbOf(light)] as const
  // Dark leathers live from their highlights, pale ones would drown in them.
  const darkness = 1 - (ramp[2][0] * 0.35 + ramp[2][1] * 0.45 + ramp[2][2] * 0.2) / 255
  const lift = darkness > 0.8 ? 1.18 : darkness < 0.35 ? 0.72 : 1
  const { gleams, white, ...light5 } = settings[finish.leather]
  return {
    ramp,
    ...light5,
    shine: blend(ramp[4], [255, 250, 242], white),
    gleams: gleams.map((gleam) => ({ ...gleam, strength: gleam.strength * lift })),
    thread: making.seam === 'natural' ? '#e6d3ab' : colour.thread,
    edge: colour.edge,
    lining: colour.lining,
    lace: trim.lace === 'contrast' ? contrastLace(colour.lace) : colour.lace,
  }
}

/** Another colour than the leather's own: light on dark leather, dark on light leather. */
function contrastLace(own: string): string {
  const [red, green, blue] = rgbOf(own)
  return red + green + blue > 300 ? '#4a2b17' : '#c79a5e'
}

interface Setting {
  contrast: number
  gleams: readonly Gleam[]
  backdrop: number
  fuzz: number
  white: number
}

const shoulder = (strength: number, height: number, up = 52): Gleam => ({ right: -8, up, across: 60, height, strength })
const strip = (right: number, across: number, strength: number): Gleam => ({
  right,
  up: 8,
  across,
  height: 46,
  strength,
})

const settings: Readonly<Record<ShoeParams['finish']['leather'], Setting>> = {
  calf: {
    contrast: 1,
    gleams: [
      shoulder(0.2, 19, 46),
      shoulder(0.42, 6.5, 53),
      strip(-50, 9, 0.2),
      { right: 34, up: 44, across: 15, height: 12, strength: 0.3 },
    ],
    backdrop: 0.26,
    fuzz: 0,
    white: 0.25,
  },
  cordovan: {
    contrast: 1.12,
    gleams: [
      shoulder(0.27, 21, 44),
      shoulder(0.4, 9, 52),
      strip(-48, 13, 0.28),
      { right: 34, up: 42, across: 18, height: 15, strength: 0.34 },
    ],
    backdrop: 0.24,
    fuzz: 0,
    white: 0.3,
  },
  patent: {
    contrast: 1.1,
    gleams: [
      shoulder(0.14, 20, 42),
      shoulder(0.9, 3.6, 51),
      shoulder(0.42, 3, 33),
      strip(-46, 4.5, 0.55),
      { right: 33, up: 42, across: 12, height: 8, strength: 0.7 },
    ],
    backdrop: 0.34,
    fuzz: 0,
    white: 0.7,
  },
  grain: {
    contrast: 1.05,
    gleams: [shoulder(0.17, 20, 46), shoulder(0.16, 11, 52), strip(-50, 12, 0.12)],
    backdrop: 0.2,
    fuzz: 0,
    white: 0.15,
  },
  suede: { contrast: 1.35, gleams: [], backdrop: 0, fuzz: 0.2, white: 0 },
}
