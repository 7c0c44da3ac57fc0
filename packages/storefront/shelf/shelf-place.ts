/** From this width on a shelf shows four: "two items per view below 1023 px". */
const wide = '(width >= 1023px)'

export const perView = { narrow: 2, wide: 4 } as const

export function shownAtOnce(): number {
  return matchMedia(wide).matches ? perView.wide : perView.narrow
}

/** Pixels from one card to the next. */
export function stepOf(row: HTMLElement): number {
  const [first, second] = row.children
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0
}

/** The card that stands at the row's beginning, counted from 0. */
export function firstShown(row: HTMLElement): number {
  const step = stepOf(row)
  return step > 0 ? Math.round(row.scrollLeft / step) : 0
}

export function isAtEnd(row: HTMLElement): boolean {
  return row.scrollLeft + row.clientWidth >= row.scrollWidth - 1
}
