import './start/require-runtime.ts'
import { resolve } from 'node:path'
import { addCoupon } from '@welt/platform/cart/add-coupon.ts'
import { couponRepo } from '@welt/platform/cart/coupon-repo.ts'
import { endCoupon } from '@welt/platform/cart/end-coupon.ts'
import type { Database } from '@welt/platform/storage/database.ts'
import { readConfig } from './config/read-config.ts'
import { couponSentence } from './coupons/coupon-sentence.ts'
import { type CouponsTask, readCouponsArguments } from './coupons/coupons-arguments.ts'
import { couponsHelp } from './coupons/coupons-help.ts'
import { describeCoupon } from './coupons/describe-coupon.ts'
import { withShopDatabase } from './platform/with-shop-database.ts'
import { exitWithSentence } from './start/exit-with-sentence.ts'
import { StartUpError } from './start/start-up-error.ts'

const root = resolve(import.meta.dirname, '../..')
const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  const task = readCouponsArguments(process.argv.slice(2))
  if (task.task === 'refuse') throw new StartUpError(task.reason)
  if (task.task === 'help') say(couponsHelp)
  else {
    const config = readConfig({ root, env: process.env })
    const shop = { config, dataFolder: resolve(root, config.dataDir), owned: 'coupons' } as const
    await withShopDatabase(shop, (database) => run(task, database, Date.now()))
  }
} catch (error) {
  exitWithSentence(error)
}

async function run(
  task: Extract<CouponsTask, { task: 'list' | 'add' | 'end' }>,
  database: Database,
  now: number,
): Promise<void> {
  if (task.task === 'list') {
    const coupons = await couponRepo.list(database)
    for (const coupon of coupons) say(describeCoupon(coupon, now))
    say(coupons.length === 0 ? 'There are none.' : `Coupons: ${coupons.length}.`)
    return
  }
  if (task.task === 'add') {
    const added = await addCoupon(database, task.draft, now)
    if (!added.ok) throw new StartUpError(couponSentence[added.reason])
    say(describeCoupon({ ...task.draft, timesUsed: 0, usedByCustomer: 0 }, now))
    return
  }
  const ended = await endCoupon(database, task.code, now)
  if (ended.ok) return void say(`${ended.code} is over.`)
  const isUnknown = ended.reason === 'no such coupon'
  throw new StartUpError(isUnknown ? `There is no coupon ${task.code}.` : `${task.code} is over already.`)
}
