import './start/require-runtime.ts'
import { resolve } from 'node:path'
import { changeStatus } from '@welt/platform/order/change-status.ts'
import { orderRepo } from '@welt/platform/order/order-repo.ts'
import type { Database } from '@welt/platform/storage/database.ts'
import type { Config } from './config/config.ts'
import { readConfig } from './config/read-config.ts'
import { describeChange } from './orders/describe-change.ts'
import { describeEntry, describeOrder } from './orders/describe-order.ts'
import { type OrdersTask, readOrdersArguments } from './orders/orders-arguments.ts'
import { ordersHelp } from './orders/orders-help.ts'
import { withShopDatabase } from './platform/with-shop-database.ts'
import { exitWithSentence } from './start/exit-with-sentence.ts'
import { StartUpError } from './start/start-up-error.ts'

const root = resolve(import.meta.dirname, '../..')
const say = (text: string) => process.stdout.write(`${text}\n`)
const pageSize = 20

try {
  const task = readOrdersArguments(process.argv.slice(2))
  if (task.task === 'refuse') throw new StartUpError(task.reason)
  if (task.task === 'help') say(ordersHelp)
  else {
    const config = readConfig({ root, env: process.env })
    const shop = { config, dataFolder: resolve(root, config.dataDir), owned: 'orders' } as const
    await withShopDatabase(shop, (database) =>
      task.task === 'list' ? list(task, config, database) : tellOrChange(task, database),
    )
  }
} catch (error) {
  exitWithSentence(error)
}

async function list(
  { status, page }: Extract<OrdersTask, { task: 'list' }>,
  { storeViews }: Config,
  database: Database,
): Promise<void> {
  const { entries, total } = await orderRepo.list(database, { status, page, size: pageSize })
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (page > pages) throw new StartUpError(`There is no page ${page}; the last one is ${pages}.`)
  for (const entry of entries) say(describeEntry(entry, storeViews))
  say(total === 0 ? 'There are none.' : `Page ${page} of ${pages}, orders: ${total}.`)
}

async function tellOrChange(
  { task, number }: Extract<OrdersTask, { task: 'show' | 'pay' | 'cancel' }>,
  database: Database,
): Promise<void> {
  const order = await orderRepo.findByNumber(database, number)
  if (!order) throw new StartUpError(`There is no order ${number}.`)
  if (task === 'show') return void say(describeOrder(order))
  const change = await changeStatus(database, { orderId: order.entity_id, event: task }, Date.now())
  const sentence = describeChange(number, task, change)
  if (!change.ok) throw new StartUpError(sentence)
  say(sentence)
}
