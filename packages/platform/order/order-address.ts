import type { OrderAddress } from '@welt/contract/entity/order.ts'
import type { OrderRequestAddress } from '@welt/contract/entity/order-request.ts'

/** An address as an order keeps it: what is empty is left out, and there are two lines for the street. */
export function toOrderAddress(sent: OrderRequestAddress, email: string): OrderAddress {
  const [street = '', ...more] = sent.street
  return {
    firstname: sent.firstname,
    lastname: sent.lastname,
    ...(sent.company && { company: sent.company }),
    ...(sent.vat_id && { vat_id: sent.vat_id }),
    street: more.length === 0 ? [street] : [street, more.join(', ')],
    postcode: sent.postcode,
    city: sent.city,
    region: {
      region: sent.region?.region ?? null,
      region_code: sent.region_code || (sent.region?.region_code ?? null),
      region_id: sent.region_id ?? 0,
    },
    region_id: sent.region_id ?? 0,
    country_id: sent.country_id,
    ...(sent.telephone && { telephone: sent.telephone }),
    email: sent.email || email,
  }
}
