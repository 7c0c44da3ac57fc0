import { isRecord } from '../../search/field-values.ts'
import type { StockRow } from '../../stock/stock-row.ts'
import { largestId } from './mend-id.ts'
import { readNumber } from './read-value.ts'

/** "Max sale quantity 10000." */
const maxSaleQty = 10_000

/** The row of a shelf that a mended stock describes. Without one it can be bought and is not counted. */
export function shelfOf(sku: string, productId: number, stock: unknown): StockRow {
  const given = isRecord(stock) ? stock : { qty: 0, is_in_stock: true, manage_stock: false }
  const { low_stock_date: lowSince } = given
  return {
    sku,
    product_id: within(productId),
    qty: wholeOf(given.qty, 0),
    is_in_stock: Number(given.is_in_stock === true),
    manage_stock: Number(given.manage_stock !== false),
    backorders: wholeOf(given.backorders, 0),
    min_sale_qty: Math.max(1, wholeOf(given.min_sale_qty, 1)),
    max_sale_qty: wholeOf(given.max_sale_qty, maxSaleQty),
    notify_stock_qty: wholeOf(given.notify_stock_qty, 1),
    low_stock_date: typeof lowSince === 'string' && lowSince !== '' ? lowSince : null,
  }
}

function wholeOf(value: unknown, absent: number): number {
  const reading = readNumber(value)
  return reading ? within(Math.floor(reading.value)) : absent
}

/** As far as the columns of every engine reach. */
function within(number: number): number {
  return Math.min(largestId, Math.max(0, number))
}
