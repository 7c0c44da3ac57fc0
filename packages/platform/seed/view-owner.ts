import type { Queryable } from '../storage/database.ts'
import { metaKey, metaRepo } from '../storage/meta-repo.ts'

const merchant = 'merchant'

/** Whether the merchant has put a catalogue of their own into this index: then the demo stays out of it for ever. */
export async function isMerchants(database: Queryable, index: string): Promise<boolean> {
  return (await metaRepo.read(database, metaKey.ownerOf(index))) === merchant
}

export async function markAsMerchants(tx: Queryable, index: string): Promise<void> {
  await metaRepo.write(tx, metaKey.ownerOf(index), merchant)
}
