import type { ProductStock } from '@welt/contract/entity/stock-item.ts'
import type { StockRow } from '../stock/stock-row.ts'

/** What the catalogue needs of a shelf. */
export type StockLevel = Pick<
  StockRow,
  'sku' | 'product_id' | 'qty' | 'is_in_stock' | 'manage_stock' | 'backorders' | 'max_sale_qty'
>

/** The number that the catalogue gives to what has this sku leads there faster; it need not be right. */
export type StockOf = (sku: string, id?: number | null) => StockLevel | undefined

/** What a document says, with what the shelf has now. */
export function stockNow(told: ProductStock | undefined, row: StockLevel): ProductStock {
  return {
    ...told,
    product_id: row.product_id,
    qty: row.qty,
    is_in_stock: row.is_in_stock === 1,
    manage_stock: row.manage_stock === 1,
    backorders: row.backorders,
    max_sale_qty: row.max_sale_qty,
  }
}

/** Whether the shelf has just what is told. */
export function isTold(row: StockLevel, stock: ProductStock | undefined): boolean {
  return (
    stock?.qty === row.qty &&
    stock.product_id === row.product_id &&
    stock.is_in_stock === (row.is_in_stock === 1) &&
    stock.manage_stock === (row.manage_stock === 1) &&
    stock.backorders === row.backorders &&
    stock.max_sale_qty === row.max_sale_qty
  )
}

export function isSameLevel(one: StockLevel, other: StockLevel): boolean {
  return (
    one.qty === other.qty &&
    one.is_in_stock === other.is_in_stock &&
    one.product_id === other.product_id &&
    one.manage_stock === other.manage_stock &&
    one.backorders === other.backorders &&
    one.max_sale_qty === other.max_sale_qty
  )
}
