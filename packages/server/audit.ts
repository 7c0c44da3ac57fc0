import './start/require-runtime.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { auditRunningShop } from '@welt/platform/audit/audit-running-shop.ts'
import { readStockSnapshot, type StockSnapshot } from '@welt/platform/audit/audit-stock.ts'
import type { Database } from '@welt/platform/storage/database.ts'
import { z } from 'zod'
import { auditHelp, readAuditArguments } from './audit/audit-arguments.ts'
import { readConfig } from './config/read-config.ts'
import { withShopDatabase } from './platform/with-shop-database.ts'
import { exitWithSentence } from './start/exit-with-sentence.ts'
import { StartUpError } from './start/start-up-error.ts'

const root = resolve(import.meta.dirname, '../..')
const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  const task = readAuditArguments(process.argv.slice(2))
  if (task.task === 'refuse') throw new StartUpError(task.reason)
  if (task.task === 'help') say(auditHelp)
  else
    await onDatabase(
      task.task === 'audit'
        ? (database) => tellFindings(database, task.stockFile)
        : (database) => saveStock(database, task.file),
    )
} catch (error) {
  exitWithSentence(error)
}

async function onDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const config = readConfig({ root, env: process.env })
  await withShopDatabase({ config, dataFolder: resolve(root, config.dataDir), owned: 'a database' }, work)
}

async function tellFindings(database: Database, stockFile: string | undefined): Promise<void> {
  const stockBefore = stockFile === undefined ? undefined : await readSnapshot(stockFile)
  const findings = await auditRunningShop(database, { stockBefore })
  for (const finding of findings) say(JSON.stringify(finding))
  process.exitCode = findings.length === 0 ? 0 : 1
}

async function saveStock(database: Database, file: string): Promise<void> {
  const stock = await readStockSnapshot(database)
  await writeFile(file, JSON.stringify(Object.fromEntries(stock)))
  say(`What ${stock.size} shelves hold is written down in ${file}.`)
}

const Snapshot = z.record(z.string(), z.int())

async function readSnapshot(file: string): Promise<StockSnapshot> {
  try {
    return new Map(Object.entries(Snapshot.parse(JSON.parse(await readFile(file, 'utf8')))))
  } catch (error) {
    throw new StartUpError(`${file} is not a file that --save-stock has written.`, { cause: error })
  }
}
