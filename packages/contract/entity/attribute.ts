import { z } from 'zod'

export const AttributeOption = z.looseObject({ label: z.string(), value: z.union([z.string(), z.number()]) })
export type AttributeOption = z.infer<typeof AttributeOption>

export const Attribute = z.looseObject({
  id: z.int().optional(),
  attribute_id: z.int(),
  attribute_code: z.string(),
  frontend_label: z.string().nullish(),
  default_frontend_label: z.string(),
  frontend_input: z.string().optional(),
  is_comparable: z.union([z.boolean(), z.string()]).optional(),
  is_user_defined: z.boolean().optional(),
  is_visible: z.boolean().optional(),
  is_visible_on_front: z.union([z.boolean(), z.string()]).optional(),
  options: z.array(AttributeOption).optional(),
})
export type Attribute = z.infer<typeof Attribute>
