import { z } from 'zod'
import { StockItem } from '../entity/stock-item.ts'
import { defineCall } from './call.ts'

/** A sku as a query value: trimmed, never empty. */
const sku = z.string().trim().min(1)

/** GET /api/stock/check?sku= — also reached as /api/stock/check/:sku. */
export const checkStock = defineCall({
  method: 'GET',
  path: '/api/stock/check',
  summary: 'Tells the stock of one sku.',
  query: z.object({ sku }),
  result: StockItem,
  errors: { 400: 'sku parameter is required', 404: 'No stock information for given sku' },
})

/** GET /api/stock/list?skus=a,b — unknown skus are left out, they do not spoil the rest. */
export const listStock = defineCall({
  method: 'GET',
  path: '/api/stock/list',
  summary: 'Tells the stock of several skus.',
  query: z.object({
    skus: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      // Each is trimmed and not empty by now.
      .pipe(z.array(z.string()).min(1).max(500)),
  }),
  result: z.array(StockItem),
  errors: { 400: 'skus parameter is required' },
})
