import type { Line } from '../line/point.ts'
import { drawSoleNoise } from './sole-noise.ts'
import type { SoleScene } from './sole-scene.ts'

/** Short streaks along the hide: leather soles are cut with the grain to the ground. */
export function drawPores(scene: SoleScene, outline: Line, name: string): string {
  if (scene.sheet.detail === 'thumb') return ''
  return drawSoleNoise(scene, {
    name,
    outline,
    frequency: '.33 .07',
    octaves: 2,
    matrix: '0 0 0 0 .3 0 0 0 0 .16 0 0 0 0 .05 3.6 0 0 0 -2.05',
    opacity: 0.34,
  })
}
