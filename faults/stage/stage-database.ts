import { silentLog } from '@welt/platform/log/log.ts'
import type { Database } from '@welt/platform/storage/database.ts'
import { openPostgres } from '@welt/platform/storage/postgres.ts'
import { openSqlite } from '@welt/platform/storage/sqlite.ts'

/** Every process of a stage opens the same one: a server's address, or a file. */
export async function openStageDatabase(address: string): Promise<Database> {
  return address.startsWith('postgres:')
    ? openPostgres({ url: address, log: silentLog })
    : openSqlite({ file: address })
}
