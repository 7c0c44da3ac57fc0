interface Range {
  from?: number
  to?: number
}

/** Cheapest first, each once. No price is below zero, so a range without a beginning begins there. */
export function orderPriceRanges<Kind extends Range>(ranges: readonly Kind[]): (Kind & { from: number })[] {
  const once = new Map<string, Kind & { from: number }>()
  for (const range of ranges) {
    const from = range.from ?? 0
    const key = `${from}-${range.to}`
    if (!once.has(key)) once.set(key, { ...range, from })
  }
  return [...once.values()].sort((a, b) => a.from - b.from || (a.to ?? Infinity) - (b.to ?? Infinity))
}
