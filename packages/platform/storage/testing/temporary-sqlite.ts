import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { migrate } from '../migration/migrate.ts'
import { openSqlite } from '../sqlite.ts'

let migrated: Promise<Buffer> | undefined

/** An empty, migrated database of its own for one test; closing it deletes it. */
export async function temporarySqlite(): Promise<Database> {
  migrated ??= writeMigrated()
  const folder = await mkdtemp(join(tmpdir(), 'welt-sqlite-'))
  const file = join(folder, 'welt.db')
  await writeFile(file, await migrated)
  const database = await openSqlite({ file })
  const close = database.close.bind(database)
  database.close = async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
  return database
}

/** The tables are made once in a process, and copied for each test: that takes a tenth of the time. */
async function writeMigrated(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'welt-sqlite-'))
  const file = join(folder, 'migrated.db')
  const database = await openSqlite({ file })
  await migrate(database)
  await database.close()
  const bytes = await readFile(file)
  await rm(folder, { recursive: true })
  return bytes
}
