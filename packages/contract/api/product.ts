import { z } from 'zod'
import { PriceInfo } from '../entity/price-info.ts'
import { Product } from '../entity/product.ts'
import { defineCall } from './call.ts'

const skus = z
  .string()
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(z.string()).min(1, 'please name a sku').max(500, 'at most 500 skus can be asked for at once'))
  .describe('Up to 500 skus with commas between them, products and variants.')

const errors = { 400: 'skus parameter is required', 401: 'The token is not valid any more.' }

/**
 * GET /api/product/render-list?skus=a,b&currencyCode=EUR&storeId=1 — unknown skus are left out. A customer's token, or a
 * group token, brings the prices of that group; `userGroupId` alone proves nothing and is not looked at.
 */
export const renderList = defineCall({
  method: 'GET',
  path: '/api/product/render-list',
  summary: 'Tells what products cost at this moment.',
  query: z.object({
    skus,
    currencyCode: z.string().optional().describe('That of the store view; there is no other.'),
    storeId: z
      .string()
      .regex(/^\d{0,9}$/, 'is the number of a store view')
      .optional(),
    userGroupId: z.string().optional().describe('Not looked at: the token tells the group.'),
    groupToken: z.string().optional(),
    token: z.string().optional(),
  }),
  result: z.object({ items: z.array(PriceInfo) }),
  errors,
})

/** GET /api/product/list?skus=a,b — the products themselves, as the catalogue has them. */
export const listProducts = defineCall({
  method: 'GET',
  path: '/api/product/list',
  summary: 'Tells products by their skus.',
  query: z.object({ skus, groupToken: z.string().optional(), token: z.string().optional() }),
  result: z.object({ items: z.array(Product), total_count: z.int() }),
  errors,
})
