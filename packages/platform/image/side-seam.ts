import type { ShoePattern } from './shoe-name.ts'

/** A seam as a path; the panel that lies on top is at its `lift` side, where the thread runs. */
export interface Seam {
  path: string
  lift: readonly [x: number, y: number]
  perforated?: boolean
}

const counter: Seam = { path: 'M24 91C40 76 46 52 48 27', lift: [-2, -0.6] }
const highCounter: Seam = { path: 'M5 92C26 80 46 56 52 27', lift: [-1.6, -1.6] }
const cap: Seam = { path: 'M239 57.5C233 44 230 24 229 7', lift: [2.1, 0] }
const vampOxford: Seam = { path: 'M174 77C164 58 142 34 112 20', lift: [1.8, -1.2] }
const facingOxford: Seam = { path: 'M84 91C92 76 104 67 122 64C140 61.5 152 61 163 61', lift: [0.4, 2] }
const quarterDerby: Seam = { path: 'M165 80.5C172 72 168 64 158 56C144 45 134 34 128 18', lift: [-2, 0.6] }
const wing: Seam = { path: 'M224 62C240 53 244 42 228 34C200 22 164 22 132 18', lift: [1, -2] }
const toplineRow: Seam = { path: 'M10 94C16 94 20 91 27 88C44 80.5 62 77.5 77 84.5C87 89.5 92 98 98 103', lift: [0, 0] }

const perforated = (seam: Seam): Seam => ({ ...seam, perforated: true })

export const sideSeams: Readonly<Record<ShoePattern, readonly Seam[]>> = {
  oxford: [toplineRow, counter, facingOxford, vampOxford, cap],
  'semi-brogue': [toplineRow, perforated(counter), facingOxford, perforated(vampOxford), perforated(cap)],
  'full-brogue': [
    toplineRow,
    perforated(counter),
    facingOxford,
    { ...vampOxford, path: 'M174 77C164 58 150 40 136 27' },
    perforated(wing),
  ],
  derby: [toplineRow, counter, quarterDerby],
  'derby-brogue': [toplineRow, perforated(counter), perforated(quarterDerby), perforated(wing)],
  'penny-loafer': [
    { ...toplineRow, path: 'M10 93C16 93 20 90 27 87C44 79 64 77 80 81C94 85 104 94 113 97' },
    { path: 'M16 93C26 76 30 52 30 28', lift: [-1.8, 0] },
    { path: 'M160 68C196 58 236 50 262 47C280 44 291 38 298 31', lift: [0.5, 1.9] },
  ],
  'double-monk': [
    toplineRow,
    counter,
    { path: 'M150 86C166 84 176 76 172 64C164 46 140 34 128 18', lift: [-2, 0] },
    cap,
  ],
  'lace-boot': [
    highCounter,
    { path: 'M6 150C28 145 54 144 78 149', lift: [0, 2] },
    { path: 'M74 164C84 140 112 104 138 84C154 73 168 72 166 62C158 48 140 36 132 18', lift: [-1.8, -0.6] },
    cap,
  ],
  chelsea: [
    { path: 'M56 92C62 72 72 44 78 25', lift: [1.9, 0] },
    { path: 'M30 163C30 132 34 96 52 91C70 92 78 124 79 163', lift: [0, -2] },
  ],
}
