import { type SendAlertsOptions, sendAlerts } from '../alert/send-alerts.ts'
import type { Log } from '../log/log.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { type Sending, sendOutbox } from '../mail/send-outbox.ts'
import type { Job } from './run-jobs.ts'
import { type Purge, runPurges, shopPurges } from './run-purges.ts'

export interface ShopJobsOptions extends SendAlertsOptions, Pick<Sending, 'writeOrderLetter'> {
  log: Log
  /** Without one the letters stay where they are. */
  transport?: MailTransport
  /** What other modules have to forget: sessions, resets, carts. */
  purges?: readonly Purge[]
  /** Called when a job has written mails. */
  onMail?: () => void
}

const second = 1000
const minute = 60 * second

/**
 * What the shop does without being asked: `mail` sends the outbox, `stock-alert` writes to those whose pair is back, `purge`
 * forgets. Any number of processes may run them on one database.
 */
export function shopJobs(options: ShopJobsOptions): Job[] {
  const { database, transport, writeOrderLetter, clock, log, onMail = () => {} } = options
  const purges = [...shopPurges({ database, transport }), ...(options.purges ?? [])]
  return [
    {
      name: 'mail',
      everyMs: 5 * second,
      // A letter takes longer than an order: none is written between two buyers who come in the same moment.
      gatherMs: second,
      async run(_, signal) {
        if (!transport) return
        const sent = await sendOutbox({ database, transport, writeOrderLetter, clock, log }, signal)
        if (sent > 0) log.info({ sent }, 'mails sent')
      },
    },
    {
      name: 'stock-alert',
      everyMs: minute,
      async run(_, signal) {
        const written = await sendAlerts(options, signal)
        if (written === 0) return
        log.info({ written }, 'stock alerts written')
        onMail()
      },
    },
    {
      name: 'purge',
      everyMs: 60 * minute,
      run: (now, signal) => runPurges(purges, { now, signal, log }),
    },
  ]
}
