/** Small numbers from -1 to 1 that vary what no two shoes share, the same for the same seed. */
export function createSway(seed: number): (index: number) => number {
  return (index) => {
    let mixed = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 7, 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x7fffffff - 1
  }
}
