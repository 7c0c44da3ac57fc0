import { roundHalfUp } from './round-half-up.ts'

/** `part` of `whole` of an amount, rounded half up: share(1999, 19, 100) is 19 % of 19,99. All three are integers. */
export function share(amount: number, part: number, whole: number): number {
  const product = amount * part
  if (Number.isSafeInteger(product)) return roundHalfUp(product, whole)
  return shareOfLargeAmount(amount, part, whole)
}

/** Beyond 2^53 a number drops digits, so large products take the slow and exact road. */
function shareOfLargeAmount(amount: number, part: number, whole: number): number {
  const product = BigInt(amount) * BigInt(part)
  const size = product < 0n ? -product : product
  const divisor = BigInt(whole)
  const rounded = Number((2n * size + divisor) / (2n * divisor))
  return product < 0n ? 0 - rounded : rounded
}
