/** Which letters a word has, as bits: a cheap look before letters are compared one by one. */
export function letterSet(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at++) set |= 1 << ((word.charCodeAt(at) - 97) & 31)
  return set
}

/** A changed letter leaves at most two bits different. */
export function mayBeWithin(a: number, b: number, distance: number): boolean {
  let different = a ^ b
  let count = 0
  while (different !== 0 && count <= 2 * distance) {
    different &= different - 1
    count++
  }
  return count <= 2 * distance
}
