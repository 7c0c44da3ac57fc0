import { z } from 'zod'
import { EmailAddress } from './email-address.ts'
import { OrderRequestAddress } from './order-request.ts'
import { requiredOr } from './required-or.ts'

/** Long enough for every sentence; what is longer than a password may be is told by the password's own rules. */
export const PasswordText = z.string(requiredOr('must be a text')).max(1024, 'must not be longer than 1024 characters')

/** Ids come as numbers or as texts; an address that is new has none, null, 0 or ''. */
const id = z
  .union(
    [
      z.int().nonnegative(),
      z
        .string()
        .regex(/^\d{0,9}$/)
        .transform(Number),
    ],
    'must be a whole number',
  )
  .nullish()
  .transform((value) => value || undefined)

const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', ''])], 'must be true or false')
  .nullish()
  .transform((value) => value === true || value === 1 || value === '1')

const { firstname, lastname } = OrderRequestAddress.shape
const email = z.string(requiredOr('must be a text')).pipe(EmailAddress)

/** 1 for Mr, 2 for Ms, 3 for neither; 0, '' and null for those who do not say. */
const gender = z
  .union([z.literal([0, 1, 2, 3]), z.literal(['0', '1', '2', '3', '']).transform(Number)], 'must be 1, 2, 3 or null')
  .nullable()
  .transform((value) => value || null)

/** An address as a customer sends it. What else clients of the field hang on it is not read. */
export const CustomerRequestAddress = OrderRequestAddress.omit({ email: true }).extend({
  id,
  customer_id: id,
  vat_id: OrderRequestAddress.shape.vat_id.refine((text) => text === '' || text.length >= 3, {
    error: 'must have at least 3 characters',
  }),
  default_billing: flag,
  default_shipping: flag,
})
export type CustomerRequestAddress = z.infer<typeof CustomerRequestAddress>

const mostAddresses = 50
const addresses = z
  .array(CustomerRequestAddress, 'must be a list of addresses')
  .max(mostAddresses, `must not hold more than ${mostAddresses} addresses`)

/** Who registers. Ids, groups and flags that a client sends along are not read. */
export const NewCustomer = z.object(
  { email, firstname, lastname, gender: gender.optional(), addresses: addresses.nullish() },
  requiredOr('must be an object'),
)
export type NewCustomer = z.infer<typeof NewCustomer>

/**
 * What customers may change of themselves. Clients of the field send the whole customer back, so what they may not change
 * is left unread; only an `id` that is somebody else's is a fault. What is not sent stays as it is.
 */
export const ProfileChange = z.object(
  {
    id,
    email: email.optional(),
    firstname: firstname.optional(),
    lastname: lastname.optional(),
    gender: gender.optional(),
    addresses: addresses.nullish(),
    default_billing: id,
    default_shipping: id,
  },
  requiredOr('must be an object'),
)
export type ProfileChange = z.infer<typeof ProfileChange>
