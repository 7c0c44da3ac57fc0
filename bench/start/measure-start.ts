import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { silentLog } from '@welt/platform/log/log.ts'
import { seedCatalog } from '@welt/platform/seed/seed-catalog.ts'
import { migrate } from '@welt/platform/storage/migration/migrate.ts'
import { openDatabase } from '@welt/platform/storage/open-database.ts'
import { defaultStoreViews } from '@welt/server/config/default-store-views.ts'
import { type MeasuredProcess, measuredProcess, type Usage } from '../measure/measured-process.ts'

export interface StartResult {
  name: string
  /** Milliseconds until the shop is open: by the clock, and those that its threads worked together. */
  wall: number
  cpu: number
  /** Bytes in memory when it opens, and when it has read the words of its catalogue. */
  rss: number
  rssLater: number
}

/** Words are read in the background; when nothing more is worked, they are. */
const restMs = 2000
const idleCpuMs = 50

/** How a shop starts whose first store view lists so many products; without a number, the demo. */
export async function measureStart(flags: readonly string[], products?: number): Promise<StartResult> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'welt-start-'))
  try {
    await seed(dataFolder, products)
    const configFile = join(dataFolder, 'bench.config.json')
    writeFileSync(configFile, JSON.stringify({ image: { warmUp: false } }))
    const open = () => openShop(flags, { DATA_DIR: dataFolder, CONFIG_FILE: configFile })
    await (await open()).stop()
    const begin = performance.now()
    const shop = await open()
    const wall = performance.now() - begin
    const { cpu, rss } = await shop.usage()
    const later = await atRest(() => shop.usage())
    await shop.stop()
    return { name: products === undefined ? 'demo' : `${products} products`, wall, cpu, rss, rssLater: later.rss }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** As `npm start` does: what one start has compiled the next ones find ready. */
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url))
const server = fileURLToPath(new URL('../../packages/server/main.ts', import.meta.url))

function openShop(flags: readonly string[], env: NodeJS.ProcessEnv): Promise<MeasuredProcess> {
  return measuredProcess(server, {
    flags,
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ...env,
    },
    ready: /http:\/\/127\.0\.0\.1:(\d+)[\s\S]*is open/,
  })
}

async function seed(dataFolder: string, products: number | undefined): Promise<void> {
  const database = await openDatabase({ dataFolder, log: silentLog })
  await migrate(database)
  const views = defaultStoreViews.slice(0, 1).map(({ storeCode }) => storeCode)
  const enlargement = products === undefined ? undefined : { products, sizes: 4, views }
  await seedCatalog({ database, storeViews: defaultStoreViews, enlargement })
  await database.close()
}

async function atRest(usage: () => Promise<Usage>): Promise<Usage> {
  let before = await usage()
  for (;;) {
    await wait(restMs)
    const now = await usage()
    if (now.cpu - before.cpu < idleCpuMs) return now
    before = now
  }
}
