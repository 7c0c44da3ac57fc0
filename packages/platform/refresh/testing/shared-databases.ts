import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '../../log/log.ts'
import type { Database } from '../../storage/database.ts'
import { migrate } from '../../storage/migration/migrate.ts'
import { openPostgres } from '../../storage/postgres.ts'
import { openSqlite } from '../../storage/sqlite.ts'
import { postgresForTests } from '../../storage/testing/postgres-for-tests.ts'

/** One empty database, opened twice as two processes open it. */
export interface SharedDatabase {
  one: Database
  other: Database
  close(): Promise<void>
}

export interface SharedEngine {
  engine: string
  open(): Promise<SharedDatabase>
  stop(): Promise<void>
}

/** PostgreSQL is among them where the machine has one. */
export async function sharedEngines(): Promise<SharedEngine[]> {
  const postgres = await postgresForTests()
  if ('missing' in postgres) return [sqlite]
  const server: SharedEngine = {
    engine: 'PostgreSQL',
    async open() {
      const url = await postgres.freshSchema()
      return opened(async () => openPostgres({ url, log: silentLog }))
    },
    stop: () => postgres.stop(),
  }
  return [sqlite, server]
}

const sqlite: SharedEngine = {
  engine: 'SQLite',
  async open() {
    const folder = await mkdtemp(join(tmpdir(), 'welt-shared-'))
    const shared = await opened(() => openSqlite({ file: join(folder, 'welt.db') }))
    return {
      ...shared,
      async close() {
        await shared.close()
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
  stop: async () => {},
}

async function opened(open: () => Promise<Database>): Promise<SharedDatabase> {
  const one = await open()
  await migrate(one)
  const other = await open()
  return {
    one,
    other,
    async close() {
      await one.close()
      await other.close()
    },
  }
}
