import type { Customer } from '@welt/contract/entity/customer.ts'
import type { ProfileChange } from '@welt/contract/entity/customer-request.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { outboxRepo } from '../mail/outbox-repo.ts'
import type { Queryable } from '../storage/database.ts'
import { addressRepo } from './address-repo.ts'
import { customerRepo } from './customer-repo.ts'
import type { CustomerDocument } from './customer-row.ts'
import { passwordResetRepo } from './password-reset-repo.ts'
import { planAddresses } from './plan-addresses.ts'
import { emailChangedMail } from './user-mail.ts'
import type { UserSurroundings } from './user-surroundings.ts'

export interface OwnChange {
  customerId: number
  change: ProfileChange
  storeView: StoreView
  /** Of the password that was checked for this change, where it needs one. */
  passwordHash: string | undefined
}

export type ProfileRefusal = 'gone' | 'wrong password' | 'foreign address' | 'e-mail taken'
export type ProfileChanged = { ok: true; customer: Customer } | { ok: false; reason: ProfileRefusal }

/** Writes the whole change or nothing of it. */
export async function applyProfileChange(surroundings: UserSurroundings, own: OwnChange): Promise<ProfileChanged> {
  const { database } = surroundings
  try {
    return await database.transaction((tx) => apply(tx, surroundings, own))
  } catch (error) {
    // Somebody else took the address between the look and the commit: the database refused, and a second look says why.
    if (await isTaken(database, own)) return { ok: false, reason: 'e-mail taken' }
    throw error
  }
}

async function apply(tx: Queryable, { clock, publicUrl }: UserSurroundings, own: OwnChange): Promise<ProfileChanged> {
  const { customerId, change, storeView, passwordHash: known } = own
  const now = clock()
  if (known !== undefined && !(await customerRepo.holdPassword(tx, customerId, { known }))) {
    return { ok: false, reason: 'wrong password' }
  }
  const before = await customerRepo.find(tx, customerId)
  if (!before) return { ok: false, reason: 'gone' }
  const planned = planAddresses({ customerId, stored: before.addresses }, change)
  if (!planned.ok) return { ok: false, reason: 'foreign address' }
  if (await isTaken(tx, own)) return { ok: false, reason: 'e-mail taken' }

  const document = changedDocument(before, change)
  const email = change.email ?? before.email
  await customerRepo.update(tx, customerId, { email, document, now: new Date(now).toISOString() })
  await addressRepo.apply(tx, customerId, planned.plan)
  if (email !== before.email) {
    // Links that went to the old address lead nowhere from now on, and its reader learns what has happened.
    await passwordResetRepo.removeAllOf(tx, customerId)
    const customer = { id: customerId, email: before.email, document: JSON.stringify(document) }
    await outboxRepo.add(tx, emailChangedMail({ customer, storeView, publicUrl, now }), now)
  }
  const after = await customerRepo.find(tx, customerId)
  return after ? { ok: true, customer: after } : { ok: false, reason: 'gone' }
}

function changedDocument(before: Customer, change: ProfileChange): CustomerDocument {
  const { created_in } = before
  const gender = change.gender === undefined ? before.gender : change.gender
  return {
    firstname: change.firstname ?? before.firstname,
    lastname: change.lastname ?? before.lastname,
    ...(gender && { gender }),
    ...(created_in !== undefined && { created_in }),
  }
}

async function isTaken(database: Queryable, { change, customerId }: OwnChange): Promise<boolean> {
  if (change.email === undefined) return false
  const holder = await customerRepo.credentials(database, change.email)
  return holder !== undefined && holder.id !== customerId
}
