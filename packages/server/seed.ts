import './start/require-runtime.ts'
import { resolve } from 'node:path'
import { buildCatalog } from '@welt/platform/seed/build-catalog.ts'
import { checkCatalog } from '@welt/platform/seed/check/check-catalog.ts'
import { drawPictures } from '@welt/platform/seed/check/draw-pictures.ts'
import type { Enlargement } from '@welt/platform/seed/large/enlarged-collection.ts'
import { seedCatalog } from '@welt/platform/seed/seed-catalog.ts'
import type { Config } from './config/config.ts'
import { readConfig } from './config/read-config.ts'
import { withShopDatabase } from './platform/with-shop-database.ts'
import { readSeedArguments } from './seed/seed-arguments.ts'
import { seedHelp } from './seed/seed-help.ts'
import { exitWithSentence } from './start/exit-with-sentence.ts'
import { StartUpError } from './start/start-up-error.ts'
import { createStep } from './start/step.ts'

const root = resolve(import.meta.dirname, '../..')
const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  const config = readConfig({ root, env: process.env })
  const task = readSeedArguments(
    process.argv.slice(2),
    config.storeViews.map(({ storeCode }) => storeCode),
  )
  if (task.task === 'refuse') throw new StartUpError(task.reason)
  if (task.task === 'help') say(seedHelp)
  else if (task.task === 'check') check(config)
  else await seed(config, task.enlargement)
} catch (error) {
  exitWithSentence(error)
}

function check({ storeViews }: Config): void {
  const [first] = storeViews
  const faults = [...checkCatalog(storeViews), ...(first ? drawPictures(buildCatalog(first)) : [])]
  for (const fault of faults) say(fault)
  say(faults.length === 0 ? 'Nothing is wrong with the demo catalogue.' : `${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

async function seed(config: Config, enlargement: Enlargement | undefined): Promise<void> {
  const { storeViews } = config
  const told: string[] = []
  const shop = { config, dataFolder: resolve(root, config.dataDir), owned: 'a catalogue' } as const
  const answer = await withShopDatabase(shop, (database) =>
    createStep()('Seeding the catalogue', (report) =>
      seedCatalog({
        database,
        storeViews,
        enlargement,
        onProgress: ({ index, documents }) => {
          told.push(`${index}: ${documents} documents`)
          report(told.at(-1) ?? '')
        },
      }),
    ),
  )
  for (const line of told) say(line)
  if (answer === 'already there') say('The catalogue is there already.')
}
