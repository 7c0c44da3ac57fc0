/** A set of document ordinals, one bit each. What lies behind the end of a set is not in it. */
export type Bitset = Uint32Array<ArrayBuffer>

/** Words that hold the ordinals below `end`. */
export function wordsFor(end: number): number {
  return (end + 31) >>> 5
}

/** The ordinals below `end`. */
export function fullBitset(end: number): Bitset {
  const set = new Uint32Array(wordsFor(end))
  set.fill(0xff_ff_ff_ff, 0, end >>> 5)
  if (end & 31) set[end >>> 5] = 2 ** (end & 31) - 1
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
  const word = ordinal >>> 5
  return word < set.length && (wordAt(set, word) & (1 << (ordinal & 31))) !== 0
}

export function intersect(target: Bitset, other: Bitset): void {
  const common = Math.min(target.length, other.length)
  for (let word = 0; word < common; word++) target[word] = wordAt(target, word) & wordAt(other, word)
  target.fill(0, common)
}

/** What of `other` lies behind the end of the target is left out. */
export function unite(target: Bitset, other: Bitset): void {
  const common = Math.min(target.length, other.length)
  for (let word = 0; word < common; word++) target[word] = wordAt(target, word) | wordAt(other, word)
}

export function subtract(target: Bitset, other: Bitset): void {
  const common = Math.min(target.length, other.length)
  for (let word = 0; word < common; word++) target[word] = wordAt(target, word) & ~wordAt(other, word)
}

export function countBits(set: Bitset): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += bitsInWord(wordAt(set, word))
  return count
}

/**
 * How many ordinals both sets have; `from` is a word before which one of them is empty. Lists are counted by this above all,
 * so three words are added up before their bits are summed: a third less time than one by one.
 */
export function countCommonBits(a: Bitset, b: Bitset, from = 0): number {
  const common = Math.min(a.length, b.length)
  let count = 0
  let word = from
  for (; word + 3 <= common; word += 3) {
    const third = wordAt(a, word + 2) & wordAt(b, word + 2)
    const first = pairs(wordAt(a, word) & wordAt(b, word)) + (third & 0x55_55_55_55)
    const second = pairs(wordAt(a, word + 1) & wordAt(b, word + 1)) + ((third >>> 1) & 0x55_55_55_55)
    count += sumOfNibbles(nibbles(first) + nibbles(second))
  }
  for (; word < common; word++) count += bitsInWord(wordAt(a, word) & wordAt(b, word))
  return count
}

/** The ordinals in the set, upwards; `count` says how many they are. */
export function bitsToOrdinals(set: Bitset, count = countBits(set)): Uint32Array {
  const ordinals = new Uint32Array(count)
  let at = 0
  for (let word = 0; word < set.length; word++) {
    let rest = wordAt(set, word)
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest & -rest)
      ordinals[at++] = (word << 5) + bit
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
  return sumOfNibbles(nibbles(pairs(word)))
}

/** Each two bits say how many of them were set. */
function pairs(word: number): number {
  return word - ((word >>> 1) & 0x55_55_55_55)
}

/** Each four bits say the sum of their pairs. */
function nibbles(sums: number): number {
  return (sums & 0x33_33_33_33) + ((sums >>> 2) & 0x33_33_33_33)
}

function sumOfNibbles(sums: number): number {
  return Math.imul((sums & 0x0f_0f_0f_0f) + ((sums >>> 4) & 0x0f_0f_0f_0f), 0x01_01_01_01) >>> 24
}
