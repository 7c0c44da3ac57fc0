import type { Notes } from '../report/notes.ts'
import { type Draft, recordsIn } from './draft.ts'
import { isSold } from './is-sold.ts'

/**
 * A shopper pays what the variant costs. A product that says less of itself than any variant asks, as shops do in which the
 * price of the whole once counted, would be offered in lists at a price that nobody can pay.
 */
export function raiseToVariants(draft: Draft, notes: Notes): void {
  if (draft.type_id !== 'configurable') return
  const sold = recordsIn(draft.configurable_children).filter(isSold)
  const prices = sold.flatMap(({ price }) => (isAmount(price) ? [price] : []))
  // A variant without a price of its own is sold at the product's.
  if (prices.length === 0 || prices.length < sold.length) return
  const reduced = sold.flatMap(({ special_price, final_price }) => [special_price, final_price].filter(isAmount))
  const lowest = Math.min(...prices, ...reduced)
  if (isAmount(draft.price) && draft.price < lowest) {
    draft.price = Math.min(...prices)
    notes.add('price-of-variants', 'price')
  }
  for (const field of ['special_price', 'final_price']) {
    const value = draft[field]
    if (!isAmount(value) || value >= lowest) continue
    delete draft[field]
    notes.add('price-of-variants', field)
  }
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value > 0
}
