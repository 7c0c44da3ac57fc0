import { mixed } from '../leather/rgb.ts'
import type { Stop } from './paint.ts'

/** Thick clear glass on a light ground: darker where one looks along the wall, bright just beside it. */
export function glassLight(): Stop[] {
  const tint = (at: number, share: number, opacity: number) => ({
    at,
    colour: mixed('#fcf9f2', '#6f685b', share),
    opacity,
  })
  return [
    tint(0, 0.8, 0.9),
    tint(0.02, 0.35, 0.75),
    tint(0.05, 0.05, 0.6),
    tint(0.5, 0.3, 0.5),
    tint(0.95, 0.2, 0.65),
    tint(0.985, 0.6, 0.8),
    tint(1, 0.95, 0.9),
  ]
}

/** The window on glass: one clean strip, and a thin one on the far side. */
export function glassGleam(strength = 1): Stop[] {
  const white = (at: number, opacity: number) => ({ at, colour: '#ffffff', opacity: opacity * strength })
  return [
    white(0, 0.05),
    white(0.15, 0.03),
    white(0.19, 0.44),
    white(0.25, 0.4),
    white(0.3, 0.02),
    white(0.86, 0),
    white(0.93, 0.24),
    white(0.97, 0.02),
  ]
}
