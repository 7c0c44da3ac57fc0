import { z } from 'zod'

/** Numbers are read as their text; what a client does not know arrives as null, as '' or not at all. */
const text = z.union([z.string().max(255), z.number()]).nullish()

/** Texts in a list, or one alone. Clients really send `[null, null]` before an address is known. */
const street = z.union([z.array(text).max(10), text])

/** A name, or what a platform answered before. */
const region = z.union([text, z.looseObject({ region: text, region_code: text, region_id: text })])

/** An address while the shopper is still looking: anything may be missing. Keys come in both spellings. */
export const SparseAddress = z.object({
  country_id: text,
  countryId: text,
  region,
  region_id: text,
  regionId: text,
  region_code: text,
  regionCode: text,
  street,
  postcode: text,
  city: text,
  firstname: text,
  lastname: text,
  company: text,
  telephone: text,
  email: text,
  vat_id: text,
  vatId: text,
})
export type SparseAddress = z.infer<typeof SparseAddress>
