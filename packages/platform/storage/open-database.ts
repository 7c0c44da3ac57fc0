import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log/log.ts'
import type { Database } from './database.ts'
import { openSqlite } from './sqlite.ts'

export interface DatabaseOptions {
  /** `postgres://…`; without it the shop keeps its data in one SQLite file. */
  databaseUrl?: string | undefined
  dataFolder: string
  log: Log
}

export async function openDatabase({ databaseUrl, dataFolder, log }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    if (!/^postgres(?:ql)?:\/\//.test(databaseUrl)) throw new Error('DATABASE_URL must begin with postgres://.')
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres({ url: databaseUrl, log })
  }
  await mkdir(dataFolder, { recursive: true })
  return openSqlite({ file: join(dataFolder, 'welt.db') })
}
