import type { Cents } from './cents.ts'

/**
 * Divides an amount by integer ratios so that the shares sum to the whole.
 * Cents left over go to the largest remainders, the earlier share first: the same input always gives the same shares.
 * Where no ratio weighs anything, all weigh the same.
 */
export function allocate(amount: Cents, ratios: readonly number[]): Cents[] {
  if (ratios.length === 0) throw new RangeError('An amount cannot be allocated to nobody')
  if (ratios.some((ratio) => !Number.isSafeInteger(ratio) || ratio < 0)) {
    throw new RangeError(`Ratios are whole numbers from 0 up, not ${ratios.join(', ')}`)
  }
  if (ratios.every((ratio) => ratio === 0)) {
    return allocate(
      amount,
      ratios.map(() => 1),
    )
  }

  // Products of cents and cents may exceed 2^53, hence bigint.
  const size = BigInt(Math.abs(amount))
  const total = ratios.reduce((sum, ratio) => sum + BigInt(ratio), 0n)
  const shares = ratios.map((ratio) => Number((size * BigInt(ratio)) / total))
  const remainders = ratios.map((ratio) => (size * BigInt(ratio)) % total)

  const leftOver = Math.abs(amount) - shares.reduce((sum, part) => sum + part, 0)
  for (const position of largestFirst(remainders).slice(0, leftOver)) shares[position]! += 1
  return amount < 0 ? shares.map((part) => 0 - part) : shares
}

/** The sort is stable: among equal remainders the earlier position stays in front. */
function largestFirst(remainders: readonly bigint[]): number[] {
  return [...remainders.keys()].sort((a, b) => Number(remainders[b]! - remainders[a]!))
}
