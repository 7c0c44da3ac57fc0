import type { GroundName } from './ground.ts'

export const resizings = ['resize', 'crop', 'fit'] as const
export type Resizing = (typeof resizings)[number]

/** What a picture is put into. */
export interface Frame {
  width: number
  height: number
  /** `resize` shows everything inside the frame, `crop` fills it, `fit` shrinks it to the picture's own ratio. */
  resizing: Resizing
  /** What a picture stands on; without one it is transparent, where its format can be. */
  ground?: GroundName | undefined
}
