import type { SideProfile } from '../last/side-profile.ts'
import { noise } from '../leather/noise.ts'
import { heightAt } from '../line/cross.ts'
import { nth } from '../line/point.ts'
import type { ShoeParams } from '../params/shoe-params.ts'

/** How much of a hand's burnishing each step of patina takes. */
const strength = [0.3, 0.62, 1, 1.35] as const

/** Light that is taken away over a place: burnished toe and heel, shade over the welt, slow mottling. */
export function dimming(profile: SideProfile, { finish, seed }: ShoeParams): (x: number, y: number) => number {
  const { feather, ridge } = profile
  const tip = nth(ridge, -1).x
  const napped = finish.leather === 'suede'
  const burnish = strength[finish.patina] * (napped ? 0.25 : finish.leather === 'patent' ? 0.15 : 1)
  const mottle = noise(seed)
  const cloud = (napped ? 0.012 : finish.leather === 'patent' ? 0 : 0.045) * (0.6 + 0.4 * burnish)
  return (x, y) => {
    const over = Math.max(0, y - heightAt(feather, x))
    const toe = Math.exp(-(((tip - x) / 36) ** 2)) * 0.56
    const heel = Math.exp(-((x / 32) ** 2)) * 0.3
    const foot = Math.exp(-over / 5.5) * 0.26
    const low = Math.exp(-over / 20) * 0.17
    return (toe + heel + low) * burnish + foot + cloud * (mottle(x / 13, y / 8) + 0.6 * mottle(x / 5.5, y / 4.5))
  }
}
