import type { Customer } from '@welt/contract/entity/customer.ts'
import type { Queryable } from '../storage/database.ts'
import { addressRepo } from './address-repo.ts'
import { type CustomerDocument, type CustomerRow, toCustomer } from './customer-row.ts'

export interface Credentials {
  id: number
  email: string
  /** None for customers who have never set a password. */
  passwordHash: string | null
  document: string
}

export interface NewCustomerRow {
  email: string
  passwordHash: string
  groupId: number
  storeId: number
  document: CustomerDocument
  now: string
}

/** Every function takes the database or the transaction that it is part of. Who changes a row of the demo makes it theirs. */
export const customerRepo = {
  async find(database: Queryable, id: number): Promise<Customer | undefined> {
    const row = await database.get<CustomerRow>(
      'SELECT id, email, group_id, store_id, created_at, updated_at, document FROM customer WHERE id = $1',
      [id],
    )
    return row && toCustomer(row, await addressRepo.list(database, id))
  },

  credentials(database: Queryable, email: string): Promise<Credentials | undefined> {
    return database.get<Credentials>(
      'SELECT id, email, password_hash AS "passwordHash", document FROM customer WHERE email = $1',
      [email],
    )
  },

  /** The new customer's id, or undefined when the address has one already. */
  async add(tx: Queryable, customer: NewCustomerRow): Promise<number | undefined> {
    const { email, passwordHash, groupId, storeId, document, now } = customer
    const row = await tx.get<{ id: number }>(
      `INSERT INTO customer (email, password_hash, group_id, store_id, created_at, updated_at, document)
       VALUES ($1, $2, $3, $4, $5, $5, $6)
       ON CONFLICT (email) DO NOTHING RETURNING id`,
      [email, passwordHash, groupId, storeId, now, JSON.stringify(document)],
    )
    return row?.id
  },

  async update(tx: Queryable, id: number, change: { email: string; document: CustomerDocument; now: string }) {
    await tx.run('UPDATE customer SET email = $1, document = $2, updated_at = $3, is_seeded = 0 WHERE id = $4', [
      change.email,
      JSON.stringify(change.document),
      change.now,
      id,
    ])
  },

  async setPassword(tx: Queryable, id: number, passwordHash: string, now: string): Promise<void> {
    await tx.run('UPDATE customer SET password_hash = $1, updated_at = $2, is_seeded = 0 WHERE id = $3', [
      passwordHash,
      now,
      id,
    ])
  },

  /**
   * Whether the password is still the one whose hash was checked: checking takes long, and it may have been changed
   * meanwhile. Until the transaction ends it cannot be. `renewed` is the same password at another cost.
   */
  async holdPassword(tx: Queryable, id: number, { known, renewed = known }: { known: string; renewed?: string }) {
    const { changes } = await tx.run('UPDATE customer SET password_hash = $1 WHERE id = $2 AND password_hash = $3', [
      renewed,
      id,
      known,
    ])
    return changes === 1
  },
}
