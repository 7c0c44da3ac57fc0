import { z } from 'zod'

export const TaxRate = z.looseObject({
  id: z.int().optional(),
  code: z.string().optional(),
  rate: z.number(),
  tax_country_id: z.string(),
  tax_region_id: z.int().optional(),
  region_name: z.string().nullish(),
  tax_postcode: z.string().optional(),
})
export type TaxRate = z.infer<typeof TaxRate>

export const TaxRule = z.looseObject({
  id: z.int(),
  code: z.string().optional(),
  product_tax_class_ids: z.array(z.int()),
  customer_tax_class_ids: z.array(z.int()),
  rates: z.array(TaxRate),
})
export type TaxRule = z.infer<typeof TaxRule>
