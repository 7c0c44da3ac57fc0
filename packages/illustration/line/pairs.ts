/** Tables of measures: `[[x, y], …]`. */
export type Pairs = readonly (readonly [number, number])[]

/** The same on the other side of the axis. */
export const flipped = (pairs: Pairs): (readonly [number, number])[] => pairs.map(([x, y]) => [-x, y] as const)

/** Both halves of a symmetric line: given from the outer side to the middle, answered from side to side. */
export const mirrored = (pairs: Pairs): (readonly [number, number])[] => [
  ...pairs,
  ...flipped(pairs).toReversed().slice(1),
]
