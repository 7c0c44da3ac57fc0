import type { Line } from '../line/point.ts'

/** A seam between two panels, in millimetres on the shoe. */
export interface Seam {
  line: Line
  /** Which side of the line, in its direction of travel, is the upper panel: it carries the stitches. */
  over: 'left' | 'right'
  /** Rows of stitches along the edge. */
  rows: 0 | 1 | 2
  /** A broguing between the rows: a big hole, then two small ones. */
  holes?: boolean
  /** A gimped edge with teeth. */
  teeth?: boolean
  /** How far the upper panel stands off the lower: 1 for a seam, 2 for an open quarter. */
  lift?: number
  /** Only stitched, no edge: a decorative row. */
  flat?: boolean
  /** A work boot's thread. */
  heavy?: boolean
}

/** Thread and edge sizes in millimetres. */
export const gauge = {
  fine: { on: 1.45, off: 0.85, thick: 0.5, first: 1.6, next: 1.8 },
  heavy: { on: 1.9, off: 1.1, thick: 0.62, first: 1.9, next: 2.2 },
  holes: { pitch: 5.2, big: 1.05, small: 0.48, beside: 0.95, band: 5.4 },
  teeth: { pitch: 2.3, deep: 0.55 },
} as const
