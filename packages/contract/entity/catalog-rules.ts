import { z } from 'zod'

/** What platform and storefront must see alike of the catalogue. */
export const CatalogRules = z.strictObject({
  tierPrices: z
    .boolean()
    .default(true)
    .describe('Whether prices of customer groups count; the browser then asks with the group of who is logged in.'),
})
