import { randomBytes } from 'node:crypto'
import type { Queryable } from '../storage/database.ts'
import { metaKey, metaRepo } from '../storage/meta-repo.ts'

/** The secret with which this shop signs, made once and the same for all its processes. */
export async function shopSecret(database: Queryable): Promise<Uint8Array> {
  const known = await read(database)
  if (known) return known
  const drawn = randomBytes(32).toString('base64url')
  await metaRepo.writeFirst(database, metaKey.shopSecret, drawn)
  const kept = await read(database)
  if (!kept) throw new Error('The secret of the shop was written and is not there.')
  return kept
}

async function read(database: Queryable): Promise<Uint8Array | undefined> {
  const text = await metaRepo.read(database, metaKey.shopSecret)
  return text === undefined ? undefined : Buffer.from(text, 'base64url')
}
