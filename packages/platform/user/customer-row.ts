import { type Customer, CustomerAddress } from '@welt/contract/entity/customer.ts'
import { z } from 'zod'

export interface CustomerRow {
  id: number
  email: string
  group_id: number
  store_id: number
  created_at: string
  updated_at: string
  document: string
}

export interface AddressRow {
  id: number
  customer_id: number
  is_default_billing: number
  is_default_shipping: number
  document: string
}

/** What stands in a customer's document; everything else has a column, and the column counts. */
export const CustomerDocument = z.object({
  firstname: z.string(),
  lastname: z.string(),
  gender: z.int().nullish(),
  created_in: z.string().optional(),
})
export type CustomerDocument = z.infer<typeof CustomerDocument>

export function toCustomer(row: CustomerRow, addresses: readonly CustomerAddress[]): Customer {
  const { firstname, lastname, gender, created_in } = CustomerDocument.parse(JSON.parse(row.document))
  const billing = addresses.find(({ default_billing }) => default_billing)
  const shipping = addresses.find(({ default_shipping }) => default_shipping)
  return {
    id: row.id,
    group_id: row.group_id,
    ...(billing && { default_billing: String(billing.id) }),
    ...(shipping && { default_shipping: String(shipping.id) }),
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...(created_in !== undefined && { created_in }),
    email: row.email,
    firstname,
    lastname,
    ...(gender && { gender }),
    store_id: row.store_id,
    website_id: 1,
    disable_auto_group_change: 0,
    addresses: [...addresses],
  }
}

const AnyObject = z.looseObject({})

export function toAddress(row: AddressRow): CustomerAddress {
  return CustomerAddress.parse({
    ...AnyObject.parse(JSON.parse(row.document)),
    id: row.id,
    customer_id: row.customer_id,
    default_billing: row.is_default_billing === 1,
    default_shipping: row.is_default_shipping === 1,
  })
}
