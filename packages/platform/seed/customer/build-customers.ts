import type { Customer, CustomerAddress } from '@welt/contract/entity/customer.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { AddressSeed, CustomerSeed } from './customer-seed.ts'
import { customers } from './customers.ts'
import { isoMoment } from './iso-moment.ts'

/** The demo's customers as they know themselves. One whose view the shop does not have belongs to its first one. */
export function buildCustomers(storeViews: readonly StoreView[]): Customer[] {
  return customers.map((seed) => {
    const view = storeViews.find(({ storeId }) => storeId === seed.storeId) ?? storeViews[0]
    if (!view) throw new RangeError('A shop without a store view has no customers.')
    return buildCustomer(seed, view)
  })
}

function buildCustomer(seed: CustomerSeed, view: StoreView): Customer {
  const addresses = seed.addresses.map((address, place) => buildAddress(seed, address, place))
  const billing = addresses.find(({ default_billing }) => default_billing)
  const shipping = addresses.find(({ default_shipping }) => default_shipping)
  return {
    id: seed.id,
    group_id: seed.group,
    ...(billing && { default_billing: String(billing.id) }),
    ...(shipping && { default_shipping: String(shipping.id) }),
    created_at: isoMoment(seed.createdAt),
    updated_at: isoMoment(seed.createdAt),
    created_in: view.name,
    email: seed.email,
    firstname: seed.firstname,
    lastname: seed.lastname,
    ...(seed.gender && { gender: seed.gender }),
    store_id: view.storeId,
    website_id: 1,
    disable_auto_group_change: 0,
    addresses,
  }
}

function buildAddress(customer: CustomerSeed, seed: AddressSeed, place: number): CustomerAddress {
  const hasOtherShipping = customer.addresses.some(({ isShipping }) => isShipping)
  return {
    id: customer.id * 10 + place,
    customer_id: customer.id,
    firstname: customer.firstname,
    lastname: customer.lastname,
    ...(seed.company && { company: seed.company }),
    ...(seed.vatId && { vat_id: seed.vatId }),
    street: seed.addition ? [seed.street, seed.addition] : [seed.street],
    postcode: seed.postcode,
    city: seed.city,
    region: { region_code: null, region: null, region_id: 0 },
    region_id: 0,
    country_id: seed.country,
    ...(seed.telephone && { telephone: seed.telephone }),
    default_billing: place === 0,
    default_shipping: hasOtherShipping ? seed.isShipping === true : place === 0,
  }
}
