import type { Log } from '../log/log.ts'
import type { Database } from '../storage/database.ts'
import { type FinishOptions, finishMail } from './finish-mail.ts'
import { MailRefusedError, type MailTransport } from './mail-transport.ts'
import { type ClaimedMail, outboxRepo } from './outbox-repo.ts'
import { retryDelay } from './retry-delay.ts'
import { readStoredMail } from './stored-mail.ts'

export interface Sending extends Pick<FinishOptions, 'writeOrderLetter'> {
  database: Database
  transport: MailTransport
  clock: () => number
  log: Log
}

/** Longer than any transport may take for one letter; short enough for another to send it within a minute (A9). */
const leaseMs = 50_000
const atOnce = 8

/** Sends what is due until nothing is, or until it is told to stop. Tells how many were sent. */
export async function sendOutbox(sending: Sending, signal?: AbortSignal): Promise<number> {
  let sent = 0
  for (;;) {
    if (signal?.aborted) return sent
    const claimed = await outboxRepo.claimDue(sending.database, { now: sending.clock(), leaseMs, limit: atOnce })
    if (claimed.length === 0) return sent
    const results = await Promise.all(claimed.map((one) => sendOne(sending, one)))
    sent += results.filter(Boolean).length
  }
}

async function sendOne(sending: Sending, claimed: ClaimedMail): Promise<boolean> {
  const { database, transport, clock, log } = sending
  const { id, attempts, kind, stored } = claimed
  try {
    await transport.send(await finishMail(readStoredMail(stored), sending))
  } catch (error) {
    // Neither the address nor what the server said: it tends to repeat the address.
    const facts = { mail: id, kind, attempts, ...faultCodes(error) }
    const delay = error instanceof MailRefusedError ? null : retryDelay(attempts)
    if (delay === null) {
      log.error(facts, 'a mail could not be sent and is given up')
      await outboxRepo.giveUp(database, claimed, clock())
    } else {
      log.warn({ ...facts, retryInMs: delay }, 'a mail could not be sent')
      await outboxRepo.tryAgainAt(database, claimed, clock() + delay)
    }
    return false
  }
  await outboxRepo.markSent(database, claimed, clock())
  return true
}

function faultCodes(error: unknown): object {
  if (!(error instanceof Error)) return {}
  const source: Error = error.cause instanceof Error ? error.cause : error
  return {
    error: error.name,
    ...('code' in source && typeof source.code === 'string' ? { code: source.code } : {}),
    ...('responseCode' in source && typeof source.responseCode === 'number' ? { status: source.responseCode } : {}),
    ...('command' in source && source.command === 'RCPT TO' ? { at: 'recipient' } : {}),
  }
}
