/** Smooth noise from -1 to 1 over the plane: the same for the same seed, on any machine. */
export function noise(seed: number): (x: number, y: number) => number {
  const corner = (x: number, y: number): number => {
    let h = Math.imul(x, 0x27d4eb2f) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1)
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
    return ((h ^ (h >>> 16)) >>> 0) / 0x7fffffff - 1
  }
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [ease(x - column), ease(y - row)]
    const low = corner(column, row) * (1 - fx) + corner(column + 1, row) * fx
    const high = corner(column, row + 1) * (1 - fx) + corner(column + 1, row + 1) * fx
    return low * (1 - fy) + high * fy
  }
}

const ease = (t: number): number => t * t * (3 - 2 * t)
