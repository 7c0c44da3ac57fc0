import { z } from 'zod'

/** Always an object in answers: clients of the field read `address.region.region` without a guard. */
export const AddressRegion = z.looseObject({
  region_code: z.string().nullable(),
  region: z.string().nullable(),
  region_id: z.int(),
})

export const CustomerAddress = z.looseObject({
  id: z.int(),
  customer_id: z.int(),
  firstname: z.string().min(1),
  lastname: z.string().min(1),
  company: z.string().min(1).optional(),
  vat_id: z.string().min(3).optional(),
  /** Street and house number, then an addition. */
  street: z.array(z.string()).min(1).max(2),
  postcode: z.string().min(3),
  city: z.string().min(1),
  region: AddressRegion,
  region_id: z.int(),
  country_id: z.string().length(2),
  telephone: z.string().optional(),
  default_billing: z.boolean().optional(),
  default_shipping: z.boolean().optional(),
})
export type CustomerAddress = z.infer<typeof CustomerAddress>

/** What `user/me` answers, apart from the group token. */
export const Customer = z.looseObject({
  id: z.int(),
  group_id: z.int(),
  /** Ids of addresses, as strings: so the field writes them. */
  default_billing: z.string().optional(),
  default_shipping: z.string().optional(),
  created_at: z.string(),
  updated_at: z.string(),
  created_in: z.string().optional(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  /** 1 for Mr, 2 for Ms; nobody has to say. */
  gender: z.int().nullish(),
  /** Date of birth, as `YYYY-MM-DD`; nobody has to say. */
  dob: z.string().nullish(),
  store_id: z.int(),
  website_id: z.int(),
  disable_auto_group_change: z.int().optional(),
  addresses: z.array(CustomerAddress),
})
export type Customer = z.infer<typeof Customer>
