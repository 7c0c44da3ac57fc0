import { z } from 'zod'
import { errorText } from '../error-text.ts'
import { defineCall } from './call.ts'
import { defineMailLink } from './mail-link.ts'

const productId = z.union([z.int().positive(), z.string().regex(/^[1-9]\d{0,9}$/)]).transform(Number)

/**
 * POST /api/ext/elastic-stock/productstockalert — a visitor wants to hear when a sold-out pair is back. The answer does not
 * tell whether the address waits already. `pending`: a mail asks the reader first. `active`: a customer named the address
 * of their own account, which needs no second question.
 */
export const requestStockAlert = defineCall({
  method: 'POST',
  path: '/api/ext/elastic-stock/productstockalert',
  summary: 'Asks for a mail when a sold-out product is back.',
  body: z
    .object({
      /** Of the variant, where there is one. */
      sku: z.string().trim().min(1).max(200).optional(),
      /** Instead of the sku, as clients of the field name a product. */
      product_id: productId.optional(),
      productId: productId.optional(),
      /** A customer may leave it out: their own is meant then. */
      email: z.string().trim().max(1000).optional(),
    })
    .refine(({ sku, product_id, productId }) => sku ?? product_id ?? productId, {
      error: 'sku or product_id is required',
    }),
  result: z.enum(['pending', 'active']),
  errors: {
    400: errorText.invalidEmail,
    401: errorText.notAuthorized,
    404: errorText.noSuchProduct,
    409: 'The product is in stock.',
    429: errorText.tooOften,
  },
})

/** POST /api/stock-alert/confirm — the answer to the mail. */
export const confirmStockAlert = defineMailLink({
  path: '/api/stock-alert/confirm',
  summary: 'Confirms the alert that a mail has asked about.',
  result: z.literal('active'),
})

/** POST /api/stock-alert/cancel — for the link in the mails; the address is forgotten at once. */
export const cancelStockAlert = defineMailLink({
  path: '/api/stock-alert/cancel',
  summary: 'Ends the alert that a mail’s link belongs to.',
  result: z.literal('canceled'),
})
