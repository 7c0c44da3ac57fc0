import { guestGroup } from '@welt/domain/price/tier-price.ts'
import { asRow } from '../storage/as-row.ts'
import type { CheckoutChoice } from './cart-quote.ts'
import { readStoredOption } from './read-stored-option.ts'
import type { CartHead, CartStatus, StoredCart, StoredItem } from './stored-cart.ts'

export interface ItemRow {
  item_id: number
  sku: string
  parent_sku: string | null
  option_hash: string
  qty: number
  product_option: string | null
}

type NoItem = Record<keyof ItemRow, null>

export interface HeadRow {
  id: number
  token: string
  customer_id: number | null
  group_id: number | null
  store_code: string
  status: CartStatus
  coupon_code: string | null
  checkout: string | null
  updated_at: string
}

/** A cart beside one of its lines, or beside none. */
export type CartRow = HeadRow & (ItemRow | NoItem)

export function toStoredItem(row: ItemRow): StoredItem {
  return {
    itemId: row.item_id,
    sku: row.sku,
    parentSku: row.parent_sku,
    optionHash: row.option_hash,
    qty: row.qty,
    productOption: row.product_option === null ? null : readStoredOption(row.product_option),
  }
}

export function toCartHead(row: HeadRow): CartHead {
  return {
    id: row.id,
    token: row.token,
    customerId: row.customer_id,
    customerGroupId: row.group_id ?? guestGroup,
    storeCode: row.store_code,
    status: row.status,
    couponCode: row.coupon_code,
    checkout: row.checkout === null ? null : asRow<CheckoutChoice>(JSON.parse(row.checkout)),
    updatedAt: row.updated_at,
  }
}

/** All rows are of one cart, in whatever order; none means that there is no such cart. Its lines stand as they were made. */
export function toStoredCart(rows: readonly CartRow[]): StoredCart | undefined {
  const [first] = rows
  if (!first) return undefined
  const items: StoredItem[] = []
  for (const row of rows) if (row.item_id !== null) items.push(toStoredItem(row))
  items.sort((a, b) => a.itemId - b.itemId)
  return { ...toCartHead(first), items }
}
