/** Numbers that look thrown and are always the same for the same text. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** One of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item
  /** The place of a weight, taken in proportion to it. */
  weighted(weights: readonly number[]): number
}

/** Mulberry32, begun with the FNV-1a hash of the text. */
export function chanceOf(text: string): Chance {
  let state = 0x811c9dc5
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick(list) {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new RangeError('Nothing can be picked from an empty list.')
      return item
    },
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const place = weights.findIndex((weight) => (left -= weight) < 0)
      return place === -1 ? weights.length - 1 : place
    },
  }
}
