import { randomUUID } from 'node:crypto'
import { silentLog } from '@welt/platform/log/log.ts'
import { openDatabase } from '@welt/platform/storage/open-database.ts'

/** Where the measured shop keeps its data: in a folder, or in a schema of its own on a PostgreSQL server. */
export interface DataPlace {
  engine: 'SQLite' | 'PostgreSQL'
  databaseUrl: string | undefined
  remove(): Promise<void>
}

/** Whatever else the server holds is left alone. */
export async function dataPlace(serverUrl: string | undefined, dataFolder: string): Promise<DataPlace> {
  if (serverUrl === undefined) return { engine: 'SQLite', databaseUrl: undefined, remove: async () => {} }
  const schema = `bench_${randomUUID().replaceAll('-', '')}`
  const execute = async (sql: string) => {
    const database = await openDatabase({ databaseUrl: serverUrl, dataFolder, log: silentLog })
    await database.run(sql)
    await database.close()
  }
  await execute(`CREATE SCHEMA ${schema}`)
  const url = new URL(serverUrl)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return {
    engine: 'PostgreSQL',
    // The options travel as a command line, in which a plus sign is not a space.
    databaseUrl: url.href.replaceAll('+', '%20'),
    remove: () => execute(`DROP SCHEMA ${schema} CASCADE`),
  }
}
