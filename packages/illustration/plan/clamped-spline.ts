/**
 * A cubic spline with even curvature through the given places, flat at both ends: the edge of a sole has no corner where
 * waist and ball meet, which curves drawn from point to point do not manage.
 */
export function clampedSpline(xs: readonly number[], ys: readonly number[]): (x: number) => number {
  const bends = solveBends(xs, ys)
  return (x) => {
    let index = 0
    while (index < xs.length - 2 && x > at(xs, index + 1)) index++
    const reach = at(xs, index + 1) - at(xs, index)
    const [left, right] = [at(xs, index + 1) - x, x - at(xs, index)]
    const [a, b] = [at(bends, index), at(bends, index + 1)]
    return (
      (a * left ** 3 + b * right ** 3) / (6 * reach) +
      (at(ys, index) / reach - (a * reach) / 6) * left +
      (at(ys, index + 1) / reach - (b * reach) / 6) * right
    )
  }
}

/** Second derivatives at the places, by elimination of the three-banded system. */
function solveBends(xs: readonly number[], ys: readonly number[]): number[] {
  const last = xs.length - 1
  const slope = (index: number): number => (at(ys, index + 1) - at(ys, index)) / (at(xs, index + 1) - at(xs, index))
  const reach = (index: number): number => at(xs, index + 1) - at(xs, index)
  const diagonal: number[] = []
  const right: number[] = []
  for (let index = 0; index <= last; index++) {
    const before = index === 0 ? 0 : reach(index - 1)
    const after = index === last ? 0 : reach(index)
    const rise = (index === last ? 0 : slope(index)) - (index === 0 ? 0 : slope(index - 1))
    const share = index === 0 ? 0 : before / at(diagonal, index - 1)
    diagonal.push(2 * (before + after) - share * before)
    right.push(6 * rise - (index === 0 ? 0 : share * at(right, index - 1)))
  }
  const bends: number[] = []
  for (let index = last; index >= 0; index--) {
    const after = index === last ? 0 : reach(index) * (bends[0] ?? 0)
    bends.unshift((at(right, index) - after) / at(diagonal, index))
  }
  return bends
}

function at(values: readonly number[], index: number): number {
  const value = values[index]
  if (value === undefined) throw new RangeError(`A spline of ${values.length} places has no place ${index}`)
  return value
}
