/** A row of numbers that looks like chance and is always the same for the same start (mulberry32). */
export function createDraw(start: number) {
  let state = start >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** A whole number from 0 to below `count`. */
    below: (count: number) => Math.floor(next() * count),
    /** True in so many of a hundred cases. */
    percent: (share: number) => next() * 100 < share,
    oneOf: <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

export type Draw = ReturnType<typeof createDraw>
