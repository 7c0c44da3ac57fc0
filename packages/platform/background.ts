import { purgeCarts } from './cart/purge-carts.ts'
import type { Catalog } from './catalog/load-catalog.ts'
import { createJobs, type Job, type Jobs } from './job/run-jobs.ts'
import { shopJobs } from './job/shop-jobs.ts'
import { createWriteOrderLetter } from './order/write-order-letter.ts'
import { defaultPublicUrl, orderSettingsOf, type PlatformOptions } from './platform-options.ts'
import { createRefresher, type Refresher } from './refresh/create-refresher.ts'
import { sessionRepo } from './session/session-repo.ts'
import { passwordResetRepo } from './user/password-reset-repo.ts'

/** What the shop does without being asked. */
export interface Background {
  refresher: Refresher
  mailWritten(): void
  stockChanged(): Promise<void>
  catalogChanged(): void
  start(): void
  stop(): Promise<void>
}

const day = 24 * 60 * 60 * 1000

export function createBackground(options: PlatformOptions & { catalog: Catalog }): Background {
  const { database, catalog, clock, log, onChange } = options
  const refresher = createRefresher({ database, catalog, clock, log, onChange, everyMs: options.refreshMs })
  const jobs: Jobs = createJobs({ clock, log, jobs: jobsOf(options, () => jobs.wake('mail')) })
  return {
    refresher,
    mailWritten: () => jobs.wake('mail'),
    stockChanged: () => refresher.now(),
    catalogChanged: () => void refresher.now(),
    start() {
      refresher.start()
      jobs.start()
    },
    async stop() {
      await refresher.stop()
      await jobs.stop()
    },
  }
}

function jobsOf(options: PlatformOptions & { catalog: Catalog }, onMail: () => void): Job[] {
  const { database, storeViews, mailTransport: transport, publicUrl = defaultPublicUrl } = options
  return shopJobs({
    ...options,
    transport,
    settings: { publicUrl },
    writeOrderLetter: createWriteOrderLetter({ database, storeViews, settings: orderSettingsOf(options) }),
    onMail,
    purges: [
      { name: 'session', run: (now) => sessionRepo.purge(database, now - day) },
      { name: 'password reset', run: (now) => passwordResetRepo.purge(database, now) },
      { name: 'cart', run: (now) => purgeCarts(database, now) },
    ],
  })
}
