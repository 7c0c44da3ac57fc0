/**
 * A gross amount as a view's catalogue stores it. Net amounts keep four decimals: the error, below 0.00006 after tax,
 * can never reach the next cent, so both views show the same price.
 */
export function viewPrice(gross: number, vatPercent: number, includesTax: boolean): number {
  if (includesTax) return gross
  return Math.round((gross * 1_000_000) / (100 + vatPercent)) / 10_000
}
