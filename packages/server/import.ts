import './start/require-runtime.ts'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { importCatalog } from '@welt/platform/import/import-catalog.ts'
import type { Config } from './config/config.ts'
import { readConfig } from './config/read-config.ts'
import { describeProgress } from './import/describe-progress.ts'
import { describeReport } from './import/describe-report.ts'
import { type ImportTask, readImportArguments } from './import/import-arguments.ts'
import { importHelp } from './import/import-help.ts'
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
  const task = readImportArguments(
    process.argv.slice(2),
    config.storeViews.map(({ storeCode }) => storeCode),
  )
  if (task.task === 'refuse') throw new StartUpError(task.reason)
  if (task.task === 'help') say(importHelp)
  else await runImport(config, task)
} catch (error) {
  exitWithSentence(error)
}

async function runImport(config: Config, task: ImportTask): Promise<void> {
  const code = task.storeCode ?? config.defaultStoreCode
  const storeView = config.storeViews.find(({ storeCode }) => storeCode === code)
  if (!storeView) throw new StartUpError(`There is no store view ${code}.`)
  const shop = { config, dataFolder: resolve(root, config.dataDir), owned: 'a catalogue' } as const
  const result = await withShopDatabase(shop, (database) =>
    createStep()(`Importing into ${code}`, (report) =>
      importCatalog({
        ...task,
        database,
        storeView,
        path: resolve(here, task.path),
        clock: Date.now,
        menuLevel: config.category.menuLevel,
        onProgress: (progress) => report(describeProgress(progress)),
      }),
    ),
  )
  if (result.report) say(describeReport(result.report))
  if (result.report && task.reportFile !== undefined) {
    await writeFile(resolve(here, task.reportFile), `${JSON.stringify(result.report, null, 2)}\n`)
  }
  if (!result.ok) throw new StartUpError(result.reason)
  say(task.isDryRun ? 'Nothing was written.' : 'A shop that is running shows it within seconds.')
}
