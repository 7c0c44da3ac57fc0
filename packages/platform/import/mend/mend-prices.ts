import { camelPriceFields } from '@welt/contract/entity/product.ts'
import { parseWireDate } from '@welt/domain/date/parse-wire-date.ts'
import { computedPriceFields } from '../../price/computed-price-fields.ts'
import type { Notes } from '../report/notes.ts'
import type { Draft } from './draft.ts'
import type { FieldKind } from './mend-fields.ts'

/** What a catalogue says of a price, of products and of variants. */
export const priceKinds: Readonly<Record<string, FieldKind>> = {
  price: 'decimal',
  special_price: 'decimal',
  final_price: 'decimal',
}

/** No pair of shoes costs more, and in cents it still fits into every engine's whole numbers, tax included. */
const largestAmount = 10_000_000

/** What is no amount of money must not stop the arithmetic of the shop. */
export function dropAbsurdAmounts(draft: Draft, notes: Notes): void {
  for (const field of Object.keys(priceKinds)) {
    const value = draft[field]
    if (typeof value !== 'number' || Math.abs(value) <= largestAmount) continue
    delete draft[field]
    notes.add('not-understood', field)
  }
}

const dates = ['special_from_date', 'special_to_date', 'news_from_date', 'news_to_date']

/** Prices with tax that an older shop has written down would keep its rate for ever: the shop computes its own. */
export function dropComputedPrices(draft: Draft, notes: Notes): void {
  for (const field of [...computedPriceFields, ...Object.keys(camelPriceFields)]) {
    if (!Object.hasOwn(draft, field)) continue
    delete draft[field]
    notes.add('price-computed')
  }
}

export function mendDates(draft: Draft, notes: Notes): void {
  for (const field of dates) {
    const value = draft[field]
    if (value === undefined || value === null) continue
    if (value === '' || (typeof value === 'string' && value.startsWith('0000'))) {
      delete draft[field]
      notes.add('date-empty', field)
      continue
    }
    const moment = momentOf(value)
    if (moment !== undefined) {
      draft[field] = new Date(moment).toISOString()
      notes.add('text-as-number', field)
    } else if (typeof value !== 'string' || Number.isNaN(parseWireDate(value))) {
      // Left out, it would count as "always"; as a text it lies in no window.
      draft[field] = typeof value === 'string' ? value : JSON.stringify(value)
      notes.add('date-unreadable', field)
    }
  }
}

/** Seconds or milliseconds since 1970, where the number can be a date of our time. */
function momentOf(value: unknown): number | undefined {
  if (typeof value !== 'number' || value < 1e8 || value > 1e13) return undefined
  return value < 1e11 ? value * 1000 : value
}

/** Types whose price is that of their parts. */
const composed = new Set<unknown>(['configurable', 'grouped', 'bundle'])

/** A product that costs nothing by mistake must not be sold. One that is never shown by itself costs what its parent does. */
export function mendPrice(draft: Draft, notes: Notes): void {
  const isPriced = typeof draft.price === 'number' && draft.price >= 0
  if (isPriced || composed.has(draft.type_id)) return
  if (typeof draft.final_price === 'number' && draft.final_price > 0) {
    draft.price = draft.final_price
    notes.add('price-from-final')
    return
  }
  delete draft.price
  if (draft.visibility === 1 || draft.status === 2) return
  draft.status = 2
  notes.add('price-missing')
}
