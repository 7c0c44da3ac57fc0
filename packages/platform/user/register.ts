import type { Customer } from '@welt/contract/entity/customer.ts'
import type { NewCustomer } from '@welt/contract/entity/customer-request.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Answer, fail, ok } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import { limitVisitor } from '../limit/limit-visitor.ts'
import { tooOften } from '../limit/too-often.ts'
import type { Queryable } from '../storage/database.ts'
import { addressRepo } from './address-repo.ts'
import { customerRepo } from './customer-repo.ts'
import { planAddresses } from './plan-addresses.ts'
import type { UserSurroundings } from './user-surroundings.ts'
import { weakPasswordText } from './weak-password-text.ts'

/** The customer group of everybody who registers: "General" in the field. */
const generalGroup = 1

export interface Registration {
  customer: NewCustomer
  password: string
}

/**
 * Registers a customer. The answer to a known address is the one that the source documents ask for, and so it tells who is
 * a customer: how often one client may ask is limited.
 */
export async function register(
  { database, clock, passwords, limiter, settings }: UserSurroundings,
  { customer, password }: Registration,
  context: Pick<RequestContext, 'storeView' | 'clientAddress'>,
): Promise<Answer<Customer>> {
  const weak = weakPasswordText(password, customer.email)
  if (weak) return fail(400, weak)
  const refusal = limitVisitor(limiter, settings.limits.registrations, context)
  if (refusal) return refusal
  if (await customerRepo.credentials(database, customer.email)) return fail(400, errorText.emailTaken)

  const hashed = await passwords.hash(password)
  if (!hashed.ok) return tooOften(hashed)
  const { storeView } = context
  const { firstname, lastname, gender } = customer
  const row = {
    email: customer.email,
    passwordHash: hashed.value,
    groupId: generalGroup,
    storeId: storeView.storeId,
    document: { firstname, lastname, ...(gender && { gender }), created_in: storeView.name },
    now: new Date(clock()).toISOString(),
  }
  const registered = await database.transaction(async (tx) => {
    const id = await customerRepo.add(tx, row)
    if (id === undefined) return undefined
    await addAddresses(tx, id, customer)
    return customerRepo.find(tx, id)
  })
  return registered ? ok(registered) : fail(400, errorText.emailTaken)
}

/** A new customer's addresses are all new, whatever ids came with them. */
async function addAddresses(tx: Queryable, customerId: number, { addresses }: NewCustomer): Promise<void> {
  const sent = (addresses ?? []).map((address) => ({ ...address, id: undefined, customer_id: undefined }))
  const defaults = { default_billing: undefined, default_shipping: undefined }
  const planned = planAddresses({ customerId, stored: [] }, { addresses: sent, ...defaults })
  if (planned.ok) await addressRepo.apply(tx, customerId, planned.plan)
}
