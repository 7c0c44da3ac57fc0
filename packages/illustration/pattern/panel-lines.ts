import type { Seam } from '../seam/seam.ts'
import { placed } from './placed.ts'
import type { SideScene } from './side-scene.ts'

type Trimmed = Partial<Pick<Seam, 'rows' | 'holes' | 'teeth'>>
type Lined = Pick<SideScene, 'profile'>

/** Punched and gimped, as a Budapester's edges are. */
export const brogued: Trimmed = { rows: 2, holes: true, teeth: true }

/** A straight cap over the toe, a little hollow towards the vamp. */
export const cap = ({ profile }: Lined, trimmed: Trimmed = {}): Seam => ({
  line: placed(profile, [
    [241, 60.5],
    [238.6, 52],
    [236.4, 40],
    [234.4, 26],
    [233, 6],
  ]),
  over: 'left',
  rows: 2,
  ...trimmed,
})

/**
 * The wing: from its point on the ridge forward over the toe, then back along the side. It ends at the vamp's own seam,
 * or runs on under an open quarter.
 */
export const wing = ({ profile }: Lined, tail: 'at vamp' | 'under quarter'): Seam => ({
  line: placed(profile, [
    [209, 68.5],
    [216, 61.5],
    [223.5, 54],
    [226, 46],
    [221, 38],
    [208, 31.8],
    [190, 28],
    [171, 26.4],
    ...(tail === 'at vamp' ? endAtVamp(profile.side === 'inner' ? 6 : 0) : endUnderQuarter),
  ]),
  over: 'left',
  ...brogued,
  rows: 2,
})
/** On the inner side the vamp reaches further back. */
const endAtVamp = (back: number) =>
  [
    [156 - back, 27.2],
    [143.6 - back, 30],
  ] as const
const endUnderQuarter = [
  [152, 27.2],
  [138, 30.4],
] as const

/** A slim strip over the back seam, running out in the counter. */
export const backStrip = ({ profile }: Lined, trimmed: Trimmed = {}): Seam => ({
  line: placed(profile, [
    [24, 91.5],
    [20.4, 84],
    [18.4, 73],
    [19.4, 61],
    [24, 47],
    [31, 35],
    [37, 26],
  ]),
  over: 'right',
  rows: 1,
  ...trimmed,
})

/** A full counter over the heel. */
export const counter = ({ profile }: Lined, trimmed: Trimmed = brogued): Seam => ({
  line: placed(profile, [
    [2, 78.6],
    [14, 76.8],
    [28, 72],
    [42, 63],
    [54, 51],
    [62, 39],
    [66, 26],
  ]),
  over: 'right',
  rows: 2,
  ...trimmed,
})
