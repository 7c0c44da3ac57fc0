import { z } from 'zod'

/** One choice of a filter. Those of a price have bounds; of single ones only one can be chosen at a time. */
export const FilterOption = z.object({
  id: z.string(),
  label: z.string(),
  /** The attribute, `price` or `sort`. */
  type: z.string(),
  from: z.number().optional(),
  to: z.number().optional(),
  single: z.boolean().optional(),
})
export type FilterOption = z.infer<typeof FilterOption>
