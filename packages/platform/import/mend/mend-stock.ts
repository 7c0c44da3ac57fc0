import { isRecord } from '../../search/field-values.ts'
import type { Notes } from '../report/notes.ts'
import { type Draft, isEmpty } from './draft.ts'
import { type FieldKind, mendFields } from './mend-fields.ts'
import { largestId } from './mend-id.ts'
import { readFlag, readNumber } from './read-value.ts'

const stockKinds: Readonly<Record<string, FieldKind>> = {
  qty: 'decimal',
  is_in_stock: 'flag',
  manage_stock: 'flag',
  product_id: 'integer',
  backorders: 'decimal',
  min_sale_qty: 'decimal',
  max_sale_qty: 'decimal',
  notify_stock_qty: 'decimal',
}

/** Columns of the shelf: whole numbers of 32 bits. */
const counted = ['qty', 'backorders', 'min_sale_qty', 'max_sale_qty', 'notify_stock_qty']

/**
 * The stock of a product or a variant. Where it says nothing the field stays absent, and the shelf decides. A quantity alone
 * is in stock when it is above zero; a yes alone is a shelf that nobody counts.
 */
export function mendStock(draft: Draft, notes: Notes): void {
  const given = stockOf(draft, notes)
  if (!given) {
    delete draft.stock
    return
  }
  mendFields(given, stockKinds, notes)
  leaveToDefaults(given, notes)
  const { qty, is_in_stock } = given
  if (typeof qty !== 'number' && typeof is_in_stock !== 'boolean') {
    delete draft.stock
    return
  }
  if (typeof is_in_stock !== 'boolean') {
    given.is_in_stock = typeof qty === 'number' && (qty > 0 || Number(given.backorders) > 0)
    notes.add('stock-completed')
  }
  if (typeof qty !== 'number') {
    given.qty = 0
    given.manage_stock = false
    notes.add('stock-completed')
  }
  for (const field of counted) {
    const value = given[field]
    const whole = typeof value === 'number' ? Math.min(largestId, Math.max(0, Math.floor(value))) : value
    if (whole === value) continue
    given[field] = whole
    notes.add(typeof value === 'number' && value < 0 ? 'stock-negative' : 'stock-rounded', field)
  }
  draft.stock = given
}

/**
 * Where the configuration of the old shop decided, its own rows say 0. No maximum is 0; and what has pieces, or has run out
 * of them, was counted.
 */
function leaveToDefaults(stock: Draft, notes: Notes): void {
  if (stock.max_sale_qty === 0) {
    delete stock.max_sale_qty
    notes.add('stock-default', 'max_sale_qty')
  }
  const wasCounted = Number(stock.qty) > 0 || stock.is_in_stock === false
  if (stock.manage_stock === false && wasCounted && readFlag(stock.use_config_manage_stock)) {
    stock.manage_stock = true
    notes.add('stock-default', 'manage_stock')
  }
}

function stockOf(draft: Draft, notes: Notes): Draft | undefined {
  const { stock } = draft
  if (isRecord(stock)) return stock
  if (Array.isArray(stock) && isRecord(stock[0])) return elsewhere(stock[0], notes)
  const extension = isRecord(draft.extension_attributes) ? draft.extension_attributes.stock_item : undefined
  const other = [draft.stock_item, extension, draft.quantity_and_stock_status].find(isRecord)
  if (other) return elsewhere({ ...other }, notes)
  if (!isEmpty(stock)) {
    const flag = readFlag(stock)
    const number = readNumber(stock)
    if (typeof stock === 'boolean') return elsewhere({ is_in_stock: flag }, notes)
    if (number) return elsewhere({ qty: number.value }, notes)
  }
  const isInStock = readFlag(draft.is_in_stock)
  const quantity = readNumber(draft.qty)
  if (isInStock === undefined && !quantity) return undefined
  return elsewhere(
    { ...(quantity && { qty: quantity.value }), ...(isInStock !== undefined && { is_in_stock: isInStock }) },
    notes,
  )
}

function elsewhere(stock: Draft, notes: Notes): Draft {
  notes.add('stock-elsewhere')
  return stock
}
