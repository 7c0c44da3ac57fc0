import type { Queryable } from '../storage/database.ts'

const keyOf = (index: string) => `catalog.owner.${index}`
const merchant = 'merchant'

/** Whether the merchant has put a catalogue of their own into this index: then the demo stays out of it for ever. */
export async function isMerchants(database: Queryable, index: string): Promise<boolean> {
  const row = await database.get<{ value: string }>('SELECT value FROM meta WHERE key = $1', [keyOf(index)])
  return row?.value === merchant
}

export async function markAsMerchants(tx: Queryable, index: string): Promise<void> {
  await tx.run('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
    keyOf(index),
    merchant,
  ])
}
