import { silentLog } from '../log/log.ts'
import { seedCatalog } from '../seed/seed-catalog.ts'
import { demoStoreViews } from '../seed/testing/demo-store-views.ts'
import { migrate } from '../storage/migration/migrate.ts'
import { openPostgres } from '../storage/postgres.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createTestPlatform } from './create-test-platform.ts'
import { listenUntilTold } from './listen-until-told.ts'

/** A program of its own: the platform with the demo catalogue behind a loopback port, until its standard input ends. */
const [databaseUrl = ''] = process.argv.slice(2)
const database = databaseUrl === '' ? await temporarySqlite() : openPostgres({ url: databaseUrl, log: silentLog })
await migrate(database)
await seedCatalog({ database, storeViews: demoStoreViews })
const platform = await createTestPlatform({ database })
listenUntilTold(platform)
