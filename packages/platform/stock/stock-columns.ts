import type { StockRow } from './stock-row.ts'

/** Every column of stock_item that says something about the shelf. Whose row it is (`is_seeded`) is another matter. */
export const stockColumns = [
  'sku',
  'product_id',
  'qty',
  'is_in_stock',
  'manage_stock',
  'backorders',
  'min_sale_qty',
  'max_sale_qty',
  'notify_stock_qty',
  'low_stock_date',
] as const satisfies readonly (keyof StockRow)[]
