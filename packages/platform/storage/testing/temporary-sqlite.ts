import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { migrate } from '../migration/migrate.ts'
import { openSqlite } from '../sqlite.ts'

/** An empty, migrated database of its own for one test file; closing it deletes it. */
export async function temporarySqlite(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'welt-sqlite-'))
  const database = await openSqlite({ file: join(folder, 'welt.db') })
  await migrate(database)
  const close = database.close.bind(database)
  database.close = async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
  return database
}
