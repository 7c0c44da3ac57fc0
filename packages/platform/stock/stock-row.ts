import type { StockItem } from '@welt/contract/entity/stock-item.ts'

/** A row of stock_item; flags are 0 or 1. */
export interface StockRow {
  sku: string
  product_id: number
  qty: number
  is_in_stock: number
  manage_stock: number
  backorders: number
  min_sale_qty: number
  max_sale_qty: number
  notify_stock_qty: number
  low_stock_date: string | null
}

/**
 * The row as the field knows it. A row holds its own limits, so `use_config_…` is off for these; what the shop does not
 * have (decimal quantities, sale in steps, a second warehouse) stands there with its neutral value.
 */
export function toStockItem(row: StockRow): StockItem {
  return {
    item_id: row.product_id,
    product_id: row.product_id,
    stock_id: 1,
    qty: row.qty,
    is_in_stock: row.is_in_stock === 1,
    is_qty_decimal: false,
    show_default_notification_message: false,
    use_config_min_qty: true,
    min_qty: 0,
    use_config_min_sale_qty: 0,
    min_sale_qty: row.min_sale_qty,
    use_config_max_sale_qty: false,
    max_sale_qty: row.max_sale_qty,
    use_config_backorders: false,
    backorders: row.backorders,
    use_config_notify_stock_qty: false,
    notify_stock_qty: row.notify_stock_qty,
    use_config_qty_increments: true,
    qty_increments: 0,
    use_config_enable_qty_inc: true,
    enable_qty_increments: false,
    use_config_manage_stock: false,
    manage_stock: row.manage_stock === 1,
    low_stock_date: row.low_stock_date,
    is_decimal_divided: false,
    stock_status_changed_auto: 0,
  }
}
