import type { Database } from '@welt/platform/storage/database.ts'
import { DatabaseUnavailableError } from '@welt/platform/storage/database-error.ts'
import { migrate } from '@welt/platform/storage/migration/migrate.ts'
import { openDatabase } from '@welt/platform/storage/open-database.ts'
import type { Config } from '../config/config.ts'
import type { ServerLog } from '../log/create-log.ts'
import { StartUpError } from '../start/start-up-error.ts'
import { prepareDataFolder } from './data-folder.ts'

/** The database of the configuration, with its schema up to date. What a person must mend is told in a sentence. */
export async function openShopDatabase(config: Config, dataFolder: string, log: ServerLog): Promise<Database> {
  if (!config.databaseUrl) prepareDataFolder(dataFolder)
  const database = await openDatabase({ databaseUrl: config.databaseUrl ?? undefined, dataFolder, log })
  await prepareSchema(database, config)
  return database
}

async function prepareSchema(database: Database, { databaseUrl }: Config): Promise<void> {
  try {
    await migrate(database)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (databaseUrl && error instanceof DatabaseUnavailableError) {
      const { host } = new URL(databaseUrl)
      const reason = error.cause instanceof Error ? error.cause.message : error.message
      throw new StartUpError(`The database at ${host} cannot be used (${reason}): check DATABASE_URL.`, {
        cause: error,
      })
    }
    throw new StartUpError(error.message, { cause: error })
  }
}
