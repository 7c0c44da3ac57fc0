import type { Database } from '@welt/platform/storage/database.ts'
import type { Config } from '../config/config.ts'
import { createLog } from '../log/create-log.ts'
import { StartUpError } from '../start/start-up-error.ts'
import { openShopDatabase } from './open-shop-database.ts'

interface Shop {
  config: Config
  dataFolder: string
  /** What a platform of somebody else has of its own, so that there is nothing for a command to do here. */
  owned: 'a catalogue' | 'reviews' | 'orders' | 'coupons' | 'a database'
}

/** Lets a command work on the database of the shop, and closes it again whatever happens. */
export async function withShopDatabase<Result>(
  { config, dataFolder, owned }: Shop,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (config.platformUrl) throw new StartUpError(`The platform at PLATFORM_URL has ${owned} of its own.`)
  const database = await openShopDatabase(config, dataFolder, createLog(config))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
