/** A number from 0 up to 1, as Math.random gives it. */
export type Chance = () => number

/** The same numbers for the same seed: a fault that was found once can be found again. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function oneOf<T>(list: readonly T[], chance: Chance): T {
  const one = list[Math.floor(chance() * list.length)]
  if (one === undefined && list.length === 0) throw new RangeError('There is nothing to choose from.')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a place within the list, whose entry may be undefined itself
  return one as T
}
