import type { Order } from '@welt/contract/entity/order.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { formatDate } from '@welt/domain/date/format-date.ts'
import { parseWireDate } from '@welt/domain/date/parse-wire-date.ts'

/** When it was placed, in the view's format and the shop's time; a date that is none as it came. */
export function orderDate(
  { created_at: moment }: Pick<Order, 'created_at'>,
  { dateFormat }: Pick<StoreView['i18n'], 'dateFormat'>,
  timeZone: string,
): string {
  const placed = parseWireDate(moment)
  return Number.isNaN(placed) ? moment : formatDate(placed, dateFormat, timeZone)
}
