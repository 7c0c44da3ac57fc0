import type { SideProfile } from '../last/side-profile.ts'
import type { Pairs } from '../line/pairs.ts'
import { type Point, points } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'

/** A smooth line through places of last 71, carried over to the profile's own last. */
export const placed = ({ place }: SideProfile, pairs: Pairs): Point[] =>
  smooth(points(pairs).map(({ x, y }) => place(x, y)))
