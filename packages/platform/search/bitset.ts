/** A set of document ordinals, one bit each. All sets of a collection have the same length. */
export type Bitset = Uint32Array

export function emptyBitset(capacity: number): Bitset {
  return new Uint32Array((capacity + 31) >>> 5)
}

/** The ordinals below `count`. */
export function fullBitset(capacity: number, count: number): Bitset {
  const set = emptyBitset(capacity)
  set.fill(0xff_ff_ff_ff, 0, count >>> 5)
  if (count & 31) set[count >>> 5] = 2 ** (count & 31) - 1
  return set
}

export function addBit(set: Bitset, ordinal: number): void {
  const word = ordinal >>> 5
  set[word] = wordAt(set, word) | (1 << (ordinal & 31))
}

export function removeBit(set: Bitset, ordinal: number): void {
  const word = ordinal >>> 5
  set[word] = wordAt(set, word) & ~(1 << (ordinal & 31))
}

export function hasBit(set: Bitset, ordinal: number): boolean {
  return (wordAt(set, ordinal >>> 5) & (1 << (ordinal & 31))) !== 0
}

export function intersect(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = wordAt(target, word) & wordAt(other, word)
}

export function unite(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = wordAt(target, word) | wordAt(other, word)
}

export function subtract(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = wordAt(target, word) & ~wordAt(other, word)
}

export function countBits(set: Bitset): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += bitsInWord(wordAt(set, word))
  return count
}

export function countCommonBits(a: Bitset, b: Bitset): number {
  let count = 0
  for (let word = 0; word < a.length; word++) {
    const both = wordAt(a, word) & wordAt(b, word)
    if (both !== 0) count += bitsInWord(both)
  }
  return count
}

/** The ordinals in the set, upwards. */
export function bitsToOrdinals(set: Bitset): number[] {
  const ordinals: number[] = []
  for (let word = 0; word < set.length; word++) {
    let rest = wordAt(set, word)
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest & -rest)
      ordinals.push((word << 5) + bit)
      rest &= rest - 1
    }
  }
  return ordinals
}

/** Indexes stay within the length everywhere above; the type cannot say so. */
function wordAt(set: Bitset, word: number): number {
  return set[word]!
}

function bitsInWord(word: number): number {
  let v = word - ((word >>> 1) & 0x55_55_55_55)
  v = (v & 0x33_33_33_33) + ((v >>> 2) & 0x33_33_33_33)
  return Math.imul((v + (v >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}
