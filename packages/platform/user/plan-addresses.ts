import type { CustomerAddress } from '@welt/contract/entity/customer.ts'
import type { CustomerRequestAddress, ProfileChange } from '@welt/contract/entity/customer-request.ts'
import { toOrderAddress } from '../order/order-address.ts'

export type AddressFields = Omit<CustomerAddress, 'id' | 'customer_id' | 'default_billing' | 'default_shipping'>

export interface PlannedAddress {
  /** None for one that is new. */
  id: number | undefined
  fields: AddressFields
  isBilling: boolean
  isShipping: boolean
}

export interface AddressPlan {
  addresses: PlannedAddress[]
  removed: number[]
}

export interface AddressBook {
  customerId: number
  stored: readonly CustomerAddress[]
}

export type Planned = { ok: true; plan: AddressPlan } | { ok: false; reason: 'foreign' }

type Change = Pick<ProfileChange, 'addresses' | 'default_billing' | 'default_shipping'>

/**
 * What becomes of a customer's addresses: the list that was sent is the list that will be. An id must be one of their own,
 * and once only. Without a list the addresses stay, and only which of them is the default may change.
 */
export function planAddresses({ customerId, stored }: AddressBook, change: Change): Planned {
  const sent = change.addresses?.map(fromClient) ?? stored.map(fromStore)
  const own = new Set(stored.map(({ id }) => id))
  const given = sent.flatMap(({ id }) => id ?? [])
  const isForeign = ({ id, customer_id }: { id?: number | undefined; customer_id?: number | undefined }) =>
    (id !== undefined && !own.has(id)) || (customer_id !== undefined && customer_id !== customerId)
  if (sent.some(isForeign) || new Set(given).size < given.length) return { ok: false, reason: 'foreign' }

  const billing = chooseDefault(sent, stored, 'default_billing', change.default_billing)
  const shipping = chooseDefault(sent, stored, 'default_shipping', change.default_shipping)
  return {
    ok: true,
    plan: {
      addresses: sent.map((address, place) => ({
        id: address.id,
        fields: address.fields,
        isBilling: place === billing,
        isShipping: place === shipping,
      })),
      removed: [...own].filter((id) => !given.includes(id)),
    },
  }
}

function fromClient(address: CustomerRequestAddress) {
  const { id, customer_id, default_billing, default_shipping } = address
  return { id, customer_id, default_billing, default_shipping, fields: sentFields(address) }
}

function fromStore(address: CustomerAddress) {
  const { id, customer_id, default_billing, default_shipping } = address
  return { id, customer_id, default_billing, default_shipping, fields: storedFields(address) }
}

type DefaultKey = 'default_billing' | 'default_shipping'
type Flagged = { id?: number | undefined } & { [key in DefaultKey]?: boolean | undefined }

/**
 * The place of the default address; -1 for none. Clients say it in the address or in the customer, and often send back
 * what was true before along with it: so what is new counts first.
 */
function chooseDefault(
  sent: readonly Flagged[],
  stored: readonly CustomerAddress[],
  key: DefaultKey,
  named: number | undefined,
): number {
  const before = stored.find((address) => address[key])?.id
  const newlyFlagged = sent.findLastIndex(
    (address) => address[key] && (address.id === undefined || address.id !== before),
  )
  if (newlyFlagged !== -1) return newlyFlagged
  const byName = named === undefined ? -1 : sent.findIndex(({ id }) => id === named)
  if (byName !== -1 && named !== before) return byName
  const flagged = sent.findLastIndex((address) => address[key])
  return flagged === -1 ? byName : flagged
}

function sentFields(sent: CustomerRequestAddress): AddressFields {
  const { email: _email, ...fields } = toOrderAddress({ ...sent, email: '' }, '')
  return fields
}

function storedFields(stored: CustomerAddress): AddressFields {
  const { id: _id, customer_id: _customer, default_billing: _billing, default_shipping: _shipping, ...fields } = stored
  return fields
}
