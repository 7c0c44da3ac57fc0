import type { Catalog } from './catalog/load-catalog.ts'
import { createJobs } from './job/run-jobs.ts'
import { sendOutbox } from './mail/send-outbox.ts'
import type { PlatformOptions } from './platform-options.ts'
import { createRefresher, type Refresher } from './refresh/create-refresher.ts'

/** What the shop does without being asked. */
export interface Background {
  refresher: Refresher
  mailWritten(): void
  stockChanged(): Promise<void>
  catalogChanged(): void
  start(): void
  stop(): Promise<void>
}

const second = 1000

export function createBackground(options: PlatformOptions & { catalog: Catalog }): Background {
  const { database, catalog, clock, log, mailTransport: transport, onChange } = options
  const refresher = createRefresher({ database, catalog, clock, log, onChange, everyMs: options.refreshMs })
  const jobs = createJobs({
    clock,
    log,
    jobs: [
      {
        name: 'mail',
        everyMs: 5 * second,
        async run(_, signal) {
          if (transport) await sendOutbox({ database, transport, clock, log }, signal)
        },
      },
    ],
  })
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
