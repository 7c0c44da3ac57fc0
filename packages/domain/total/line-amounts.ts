import type { OrderItem } from '@welt/contract/entity/order.ts'
import { fromCents } from '../money/cents.ts'
import type { LineTotals } from './cart-totals.ts'

type Amounts = Pick<
  OrderItem,
  | 'qty_ordered'
  | 'price'
  | 'price_incl_tax'
  | 'row_total'
  | 'row_total_incl_tax'
  | 'tax_amount'
  | 'tax_percent'
  | 'discount_amount'
>

/** What an ordered line says of itself on the wire. */
export function lineAmounts(line: LineTotals): Amounts {
  return {
    qty_ordered: line.qty,
    price: fromCents(line.unitNet),
    price_incl_tax: fromCents(line.unitGross),
    row_total: fromCents(line.rowNet),
    row_total_incl_tax: fromCents(line.rowGross),
    tax_amount: fromCents(line.tax),
    tax_percent: line.taxPercent,
    discount_amount: fromCents(line.discount),
  }
}
