import { alertRepo } from '../alert/alert-repo.ts'
import { alertRules } from '../alert/alert-settings.ts'
import { describeError } from '../http/describe-error.ts'
import type { Log } from '../log/log.ts'
import { mailRules } from '../mail/mail-settings.ts'
import { mailTokenRepo } from '../mail/mail-token-repo.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { outboxRepo } from '../mail/outbox-repo.ts'
import { newsletterRepo } from '../newsletter/newsletter-repo.ts'
import { newsletterRules } from '../newsletter/newsletter-settings.ts'
import type { Database } from '../storage/database.ts'

export interface Purge {
  /** Of what is forgotten, for the log. */
  name: string
  /** Forgets what has had its time; tells how many. */
  run(now: number): Promise<number>
}

/** What mails and subscriptions leave behind. */
export function shopPurges({ database, transport }: { database: Database; transport?: MailTransport }): Purge[] {
  return [
    { name: 'mail', run: (now) => outboxRepo.purge(database, now - mailRules.keptMs) },
    { name: 'mail file', run: async (now) => (await transport?.purge?.(now - mailRules.keptMs)) ?? 0 },
    { name: 'mail token', run: (now) => mailTokenRepo.purge(database, now) },
    {
      name: 'newsletter',
      run: (now) =>
        newsletterRepo.purge(database, {
          unconfirmed: now - newsletterRules.confirmWithinMs,
          ended: now - newsletterRules.proofMs,
        }),
    },
    {
      name: 'stock alert',
      run: (now) => alertRepo.purge(database, { now, unconfirmedBefore: now - alertRules.confirmWithinMs }),
    },
  ]
}

/** One after the other; one that fails is told to the log and keeps no other from its turn. */
export async function runPurges(
  purges: readonly Purge[],
  { now, signal, log }: { now: number; signal: AbortSignal; log: Log },
): Promise<void> {
  for (const purge of purges) {
    if (signal.aborted) return
    try {
      const purged = await purge.run(now)
      if (purged > 0) log.info({ purge: purge.name, purged }, 'old data deleted')
    } catch (error) {
      log.error({ purge: purge.name, error: describeError(error) }, 'old data could not be deleted')
    }
  }
}
