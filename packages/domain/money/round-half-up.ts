/**
 * The quotient of two integers, rounded to the nearest integer; a half goes away from zero, so that a refund mirrors its charge.
 * The divisor is positive. Works on the remainder: no fraction is ever stored.
 */
export function roundHalfUp(dividend: number, divisor: number): number {
  const size = Math.abs(dividend)
  const remainder = size % divisor
  const whole = (size - remainder) / divisor
  const rounded = remainder >= divisor - remainder ? whole + 1 : whole
  return dividend < 0 ? 0 - rounded : rounded
}
