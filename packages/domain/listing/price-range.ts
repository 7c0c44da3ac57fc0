/** A range of the price filter; `from` counts in, `to` does not, so that nothing is in two of them. */
export interface PriceRange {
  from: number
  to?: number | undefined
}

/** How a range is written in the address of a list: `50.0-100.0`, `150.0-*`. */
export function priceRangeId({ from, to }: PriceRange): string {
  return `${bound(from)}-${to === undefined ? '*' : bound(to)}`
}

/** "First and last bucket labels read '< {currency}{to}' and '> {currency}{from}'; the others read '{currency}{from} - {to}'." */
export function priceRangeLabel({ from, to }: PriceRange, currencySign: string): string {
  if (to === undefined) return `> ${currencySign}${from}`
  return from === 0 ? `< ${currencySign}${to}` : `${currencySign}${from} - ${to}`
}

function bound(amount: number): string {
  return Number.isInteger(amount) ? amount.toFixed(1) : String(amount)
}
