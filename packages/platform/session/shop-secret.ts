import { randomBytes } from 'node:crypto'
import type { Queryable } from '../storage/database.ts'

const key = 'shop.secret'

/** The secret with which this shop signs, made once and the same for all its processes. */
export async function shopSecret(database: Queryable): Promise<Uint8Array> {
  const known = await read(database)
  if (known) return known
  const drawn = randomBytes(32).toString('base64url')
  await database.run('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [key, drawn])
  const kept = await read(database)
  if (!kept) throw new Error('The secret of the shop was written and is not there.')
  return kept
}

async function read(database: Queryable): Promise<Uint8Array | undefined> {
  const row = await database.get<{ value: string }>('SELECT value FROM meta WHERE key = $1', [key])
  return row && Buffer.from(row.value, 'base64url')
}
