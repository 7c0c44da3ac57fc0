import type { ProductOption } from '@welt/contract/entity/product.ts'
import { guestGroup } from '@welt/domain/price/tier-price.ts'
import { asRow } from '../storage/as-row.ts'
import type { CheckoutChoice } from './cart-quote.ts'
import type { CartStatus, StoredCart, StoredItem } from './stored-cart.ts'

export interface ItemRow {
  item_id: number
  sku: string
  parent_sku: string | null
  option_hash: string
  qty: number
  product_option: string | null
}

type NoItem = Record<keyof ItemRow, null>

/** A cart beside one of its lines, or beside none. */
export type CartRow = {
  id: number
  token: string
  customer_id: number | null
  group_id: number | null
  store_code: string
  status: CartStatus
  coupon_code: string | null
  checkout: string | null
  updated_at: string
} & (ItemRow | NoItem)

export function toStoredItem(row: ItemRow): StoredItem {
  return {
    itemId: row.item_id,
    sku: row.sku,
    parentSku: row.parent_sku,
    optionHash: row.option_hash,
    qty: row.qty,
    productOption: row.product_option === null ? null : asRow<ProductOption>(JSON.parse(row.product_option)),
  }
}

/** All rows are of one cart; none means that there is no such cart. */
export function toStoredCart(rows: readonly CartRow[]): StoredCart | undefined {
  const [first] = rows
  if (!first) return undefined
  return {
    id: first.id,
    token: first.token,
    customerId: first.customer_id,
    customerGroupId: first.group_id ?? guestGroup,
    storeCode: first.store_code,
    status: first.status,
    couponCode: first.coupon_code,
    checkout: first.checkout === null ? null : asRow<CheckoutChoice>(JSON.parse(first.checkout)),
    updatedAt: first.updated_at,
    items: rows.flatMap((row) => (row.item_id === null ? [] : [toStoredItem(row)])),
  }
}
