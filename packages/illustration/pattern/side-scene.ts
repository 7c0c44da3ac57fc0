import type { SideProfile } from '../last/side-profile.ts'
import type { Look } from '../leather/look.ts'
import type { Window } from '../params/board.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import type { Seam } from '../seam/seam.ts'
import type { Sheet } from '../svg/sheet.ts'

/** What a pattern is drawn on. Lines are in millimetres of the profile; draw them as on last 71 through `place`. */
export interface SideScene {
  sheet: Sheet
  params: ShoeParams
  profile: SideProfile
  look: Look
  /** Seen from the inner side: no loop of a bow, no buckle. */
  inner: boolean
  /** What of the board the picture shows, if not all of it. */
  window?: Window
}

/** What a pattern adds to the upper, back to front. */
export interface SideParts {
  /** Before the upper: far lining, tongue, far facing. */
  behind: string
  seams: readonly Seam[]
  /** On the upper and cut off by its outline, under the seams: raised panels, elastic. */
  panels?: string
  /** After everything, standing proud of the outline: laces, straps, buckles, tassels. */
  front: string
}

export type SidePattern = (scene: SideScene) => SideParts
