import { type PriceRange, priceRangeId } from './price-range.ts'

/** What the address of a list says. */
export interface ListingSelection {
  /** Values by attribute, in the order of the filters; an attribute of which nothing is chosen is not here. */
  chosen: Readonly<Record<string, readonly string[]>>
  /** The id of the chosen price range: of prices one range is chosen at a time. */
  price: string | null
  sort: string
  /** All products up to the end of this page are shown. */
  page: number
}

export interface SelectionRules {
  /** The attributes that may be filtered by. */
  attributes: readonly string[]
  priceRanges: readonly PriceRange[]
  sorts: readonly string[]
  defaultSort: string
  lastPage: number
}

/** What is no filter, no range, no order and no page is passed over: an address that somebody mistyped still shows the shoes. */
export function readSelection(params: URLSearchParams, rules: SelectionRules): ListingSelection {
  const sort = params.get('sort') ?? ''
  const page = Number(params.get('page') ?? 1)
  const ranges = new Set(rules.priceRanges.map(priceRangeId))
  return {
    chosen: Object.fromEntries(
      rules.attributes.flatMap((code) => {
        const values = [...new Set(params.getAll(code).filter(Boolean))]
        return values.length > 0 ? [[code, values]] : []
      }),
    ),
    price: params.getAll('price').find((id) => ranges.has(id)) ?? null,
    sort: rules.sorts.includes(sort) ? sort : rules.defaultSort,
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), rules.lastPage) : 1,
  }
}

/** The query that reads back as this selection: empty for what needs none, otherwise with its question mark. */
export function writeSelection(
  selection: ListingSelection,
  { defaultSort }: Pick<SelectionRules, 'defaultSort'>,
): string {
  const params = new URLSearchParams()
  for (const [code, values] of Object.entries(selection.chosen)) for (const value of values) params.append(code, value)
  if (selection.price !== null) params.set('price', selection.price)
  if (selection.sort !== defaultSort) params.set('sort', selection.sort)
  if (selection.page > 1) params.set('page', String(selection.page))
  return params.size > 0 ? `?${params}` : ''
}

/** With one value more, or without it where it was chosen; whoever filters anew begins at the first page. */
export function toggleValue(selection: ListingSelection, code: string, value: string): ListingSelection {
  const before = selection.chosen[code] ?? []
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return withValues(selection, code, after)
}

export function withValues(selection: ListingSelection, code: string, values: readonly string[]): ListingSelection {
  // One that was there keeps its place, so that the same choice has the same address.
  const entries = Object.entries({ ...selection.chosen, [code]: values })
  return { ...selection, chosen: Object.fromEntries(entries.filter(([, some]) => some.length > 0)), page: 1 }
}

export function togglePrice(selection: ListingSelection, range: string): ListingSelection {
  return { ...selection, price: selection.price === range ? null : range, page: 1 }
}

export function withoutFilters(selection: ListingSelection): ListingSelection {
  return { ...selection, chosen: {}, price: null, page: 1 }
}

export function hasFilters({ chosen, price }: Pick<ListingSelection, 'chosen' | 'price'>): boolean {
  return price !== null || Object.keys(chosen).length > 0
}

/** Without values that nothing on the list has; those of another shop, or of a season gone by. */
export function keepKnown(
  selection: ListingSelection,
  isKnown: (code: string, value: string) => boolean,
): ListingSelection {
  const chosen: Record<string, readonly string[]> = {}
  for (const [code, values] of Object.entries(selection.chosen)) {
    const known = values.filter((value) => isKnown(code, value))
    if (known.length > 0) chosen[code] = known
  }
  return { ...selection, chosen }
}
