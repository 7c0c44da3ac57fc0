/**
 * Amounts travel as decimals and are computed as integers: 12.34 with two digits is 1234.
 * A decimal means its text. 1.005 is stored as 1.00499999…, yet a shop that writes 1.005 and rounds half up means 1.01.
 */
export function toFixedPoint(decimal: number, digits: number): number {
  const scale = 10 ** digits
  const near = Math.round(decimal * scale)
  if (!Number.isSafeInteger(near)) throw new RangeError(`${decimal} is not an amount`)
  if (near / scale === decimal) return near + 0

  // Rare: more digits than are kept. Below this size a number writes itself with an exponent, and rounds to nothing.
  if (Math.abs(decimal) < 1e-6) return 0
  const [whole = '', fraction = ''] = String(Math.abs(decimal)).split('.')
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const rounded = (fraction[digits] ?? '0') >= '5' ? kept + 1 : kept
  return decimal < 0 ? 0 - rounded : rounded
}

/** One division of two integers, so the result is the number that its decimal text reads as. */
export function fromFixedPoint(units: number, digits: number): number {
  return units / 10 ** digits
}
