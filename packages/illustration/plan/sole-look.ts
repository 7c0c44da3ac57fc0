import type { Look } from '../leather/look.ts'
import { type Rgb, rgbOf } from '../leather/rgb.ts'
import type { SoleName } from '../params/shoe-params.ts'

/** How the underside of a sole takes light: five tones of its stuff, and how much it shines. */
const stuff: Readonly<Record<SoleName, { ramp: readonly [string, string, string, string, string]; shine: number }>> = {
  leather: { ramp: ['#4a2b12', '#845428', '#b98650', '#cd9f68', '#efd0a0'], shine: 0.2 },
  dainite: { ramp: ['#080706', '#161412', '#292522', '#403a36', '#8d857d'], shine: 0.16 },
  commando: { ramp: ['#050404', '#0e0c0b', '#1b1816', '#2c2724', '#7b736c'], shine: 0.08 },
  crepe: { ramp: ['#5f4520', '#967040', '#c4a066', '#d5b682', '#f3dfb4'], shine: 0.06 },
  cup: { ramp: ['#7d6f55', '#b3a68c', '#d9cfba', '#e6dece', '#fbf7ec'], shine: 0.1 },
}

export function soleLook(sole: SoleName): Look {
  const { ramp, shine } = stuff[sole]
  const [deep, dark, base, mid, light] = ramp
  const tones: Look['ramp'] = [rgbOf(deep), rgbOf(dark), rgbOf(base), rgbOf(mid), rgbOf(light)]
  const lit: Rgb = tones[4]
  return {
    ramp: tones,
    shine: lit,
    contrast: 1.7,
    gleams: [{ right: -8, up: 50, across: 60, height: 16, strength: shine }],
    backdrop: 0.05,
    fuzz: 0,
    thread: '#d9c18f',
    edge: dark,
    lining: mid,
    lace: dark,
  }
}
