import './start/require-runtime.ts'
import { resolve } from 'node:path'
import { exportCatalog } from '@welt/platform/export/export-catalog.ts'
import type { Config } from './config/config.ts'
import { readConfig } from './config/read-config.ts'
import { readExportArguments } from './export/export-arguments.ts'
import { exportHelp } from './export/export-help.ts'
import { withShopDatabase } from './platform/with-shop-database.ts'
import { exitWithSentence } from './start/exit-with-sentence.ts'
import { StartUpError } from './start/start-up-error.ts'
import { createStep } from './start/step.ts'

const root = resolve(import.meta.dirname, '../..')
/** Where npm was called: relative paths are meant from there. */
const here = process.env.INIT_CWD ?? process.cwd()
const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  const config = readConfig({ root, env: process.env })
  const task = readExportArguments(
    process.argv.slice(2),
    config.storeViews.map(({ storeCode }) => storeCode),
  )
  if (task.task === 'refuse') throw new StartUpError(task.reason)
  if (task.task === 'help') say(exportHelp)
  else await runExport(config, resolve(here, task.path), task.storeCode ?? config.defaultStoreCode)
} catch (error) {
  exitWithSentence(error)
}

async function runExport(config: Config, path: string, code: string): Promise<void> {
  const index = config.storeViews.find(({ storeCode }) => storeCode === code)?.elasticsearch.index
  if (index === undefined) throw new StartUpError(`There is no store view ${code}.`)
  const shop = { config, dataFolder: resolve(root, config.dataDir), owned: 'a catalogue' } as const
  const result = await withShopDatabase(shop, (database) =>
    createStep()(`Exporting ${code}`, (report) =>
      exportCatalog({ database, index, path, onProgress: (lines) => report(`${lines} lines`) }),
    ),
  )
  if (!result.ok) throw new StartUpError(result.reason)
  for (const [kind, count] of Object.entries(result.written)) say(`${String(count).padStart(9)}  ${kind}`)
  for (const file of result.files) say(file)
}
