import type { StockRow } from '../../stock/stock-row.ts'

export const shelfColumns = [
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

export type StoredShelf = StockRow & { is_seeded: number }
