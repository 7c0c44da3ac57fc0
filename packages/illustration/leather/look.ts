import { colours } from '../params/colour.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { blend, type Rgb, rgbOf } from './rgb.ts'

/** A soft light seen in the leather: where normals lean to (degrees right and up), how wide, how strong. */
interface Gleam {
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
  /** How much darker the whole leather lies on its ramp: black would turn grey otherwise. */
  sink?: number
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
  const { gleams, white, ...light5 } = settings[finish.leather]
  return {
    ramp,
    ...light5,
    shine: blend(ramp[4], [255, 244, 228], white),
    gleams: gleams.map((gleam) => ({ ...gleam, strength: gleam.strength * lift(darkness, gleam) })),
    sink: (darkness > 0.84 ? 0.07 : darkness > 0.76 ? 0.03 : 0) + (finish.leather === 'patent' ? 0.04 : 0),
    thread: making.seam === 'natural' ? '#e6d3ab' : colour.thread,
    edge: colour.edge,
    lining: colour.lining,
    lace: trim.lace === 'contrast' ? contrastLace(colour.lace) : colour.lace,
  }
}

/** Narrow lights are what tells dark leather from cloth; wide ones lay a haze on it. Pale leather bears little of both. */
function lift(darkness: number, { height }: Gleam): number {
  if (darkness < 0.35) return 0.72
  if (darkness < 0.74) return 1
  return height > 14 && height < 40 ? 0.72 : 1.2
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
/** The ground throws some light back on what leans down to it. */
const bounce = (strength: number): Gleam => ({ right: 0, up: -26, across: 90, height: 11, strength })
const strip = (right: number, across: number, strength: number): Gleam => ({
  right,
  up: 8,
  across,
  height: 46,
  strength,
})

const settings: Readonly<Record<ShoeParams['finish']['leather'], Setting>> = {
  calf: {
    contrast: 1.22,
    gleams: [
      shoulder(0.19, 16, 44),
      shoulder(0.58, 4.2, 51),
      strip(-46, 7, 0.28),
      { right: 37, up: 42, across: 12, height: 8, strength: 0.5 },
      bounce(0.1),
    ],
    backdrop: 0.21,
    fuzz: 0,
    white: 0.34,
  },
  cordovan: {
    contrast: 1.3,
    gleams: [
      shoulder(0.15, 16, 42),
      shoulder(0.42, 7, 50),
      strip(-46, 12, 0.3),
      bounce(0.14),
      { right: 34, up: 42, across: 18, height: 15, strength: 0.34 },
    ],
    backdrop: 0.16,
    fuzz: 0,
    white: 0.3,
  },
  patent: {
    contrast: 1.35,
    gleams: [
      shoulder(0.07, 15, 42),
      shoulder(0.85, 3.4, 50),
      shoulder(0.26, 2.6, 28),
      strip(-44, 4.6, 0.6),
      bounce(0.11),
      { right: 36, up: 42, across: 11, height: 6, strength: 0.8 },
    ],
    backdrop: 0.24,
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
  suede: { contrast: 1.45, gleams: [], backdrop: 0, fuzz: 0.2, white: 0 },
}
