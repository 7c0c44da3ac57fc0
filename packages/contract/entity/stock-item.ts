import { z } from 'zod'

/** What a product document carries about its stock. */
export const ProductStock = z.looseObject({
  is_in_stock: z.boolean(),
  qty: z.number(),
  manage_stock: z.boolean().optional(),
  product_id: z.number().optional(),
  max_sale_qty: z.number().optional(),
})
export type ProductStock = z.infer<typeof ProductStock>

/** The answer of stock/check and the elements of stock/list. */
export const StockItem = z.strictObject({
  item_id: z.int(),
  product_id: z.int(),
  stock_id: z.int(),
  qty: z.number(),
  is_in_stock: z.boolean(),
  is_qty_decimal: z.boolean(),
  show_default_notification_message: z.boolean(),
  use_config_min_qty: z.boolean(),
  min_qty: z.number(),
  use_config_min_sale_qty: z.int(),
  min_sale_qty: z.number(),
  use_config_max_sale_qty: z.boolean(),
  max_sale_qty: z.number(),
  use_config_backorders: z.boolean(),
  backorders: z.int(),
  use_config_notify_stock_qty: z.boolean(),
  notify_stock_qty: z.number(),
  use_config_qty_increments: z.boolean(),
  qty_increments: z.number(),
  use_config_enable_qty_inc: z.boolean(),
  enable_qty_increments: z.boolean(),
  use_config_manage_stock: z.boolean(),
  manage_stock: z.boolean(),
  low_stock_date: z.string().nullable(),
  is_decimal_divided: z.boolean(),
  stock_status_changed_auto: z.int(),
})
export type StockItem = z.infer<typeof StockItem>
