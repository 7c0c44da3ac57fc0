import type { Gleam, Look } from '../leather/look.ts'
import { blend, rgbOf } from '../leather/rgb.ts'
import type { Ramp } from '../params/colour.ts'

/** How wood, cloth and the like take light, in the terms in which leather is lit. */
export interface SolidLook {
  ramp: Ramp
  contrast?: number
  /** 0 for cloth and raw wood, about 0.3 for oiled wood. */
  shine?: number
  backdrop?: number
}

export function solidLook({ ramp, contrast = 1.1, shine = 0, backdrop = 0.06 }: SolidLook): Look {
  const [deep, dark, base, mid, light] = ramp
  const soft: Gleam = { right: -12, up: 46, across: 60, height: 20, strength: shine }
  const core: Gleam = { right: -12, up: 52, across: 60, height: 8, strength: shine * 0.8 }
  return {
    ramp: [rgbOf(deep), rgbOf(dark), rgbOf(base), rgbOf(mid), rgbOf(light)],
    shine: blend(rgbOf(light), [255, 250, 242], 0.3),
    contrast,
    gleams: shine > 0 ? [soft, core] : [],
    backdrop,
    fuzz: 0,
    thread: mid,
    edge: dark,
    lining: mid,
    lace: dark,
  }
}
