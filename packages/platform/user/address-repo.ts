import type { CustomerAddress } from '@welt/contract/entity/customer.ts'
import type { Queryable } from '../storage/database.ts'
import { type AddressRow, toAddress } from './customer-row.ts'
import type { AddressPlan, PlannedAddress } from './plan-addresses.ts'

export const addressRepo = {
  async list(database: Queryable, customerId: number): Promise<CustomerAddress[]> {
    const rows = await database.all<AddressRow>(
      `SELECT id, customer_id, is_default_billing, is_default_shipping, document
       FROM customer_address WHERE customer_id = $1 ORDER BY id`,
      [customerId],
    )
    return rows.map(toAddress)
  },

  async apply(tx: Queryable, customerId: number, { addresses, removed }: AddressPlan): Promise<void> {
    for (const id of removed) {
      await tx.run('DELETE FROM customer_address WHERE id = $1 AND customer_id = $2', [id, customerId])
    }
    for (const address of addresses) await write(tx, customerId, address)
  },
}

async function write(tx: Queryable, customerId: number, { id, fields, isBilling, isShipping }: PlannedAddress) {
  const values = [Number(isBilling), Number(isShipping), JSON.stringify(fields), customerId]
  if (id === undefined) {
    await tx.run(
      `INSERT INTO customer_address (is_default_billing, is_default_shipping, document, customer_id)
       VALUES ($1, $2, $3, $4)`,
      values,
    )
    return
  }
  await tx.run(
    `UPDATE customer_address
     SET is_default_billing = $1, is_default_shipping = $2, document = $3, is_seeded = 0
     WHERE customer_id = $4 AND id = $5`,
    [...values, id],
  )
}
