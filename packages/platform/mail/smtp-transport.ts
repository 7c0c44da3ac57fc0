import { setTimeout as pause } from 'node:timers/promises'
import { composeMail } from './compose-mail.ts'
import { MailRefusedError, type MailTransport, type SenderOf } from './mail-transport.ts'

export interface SmtpSettings {
  host: string
  /** 465 with `secure`, else 587 by default. */
  port?: number
  /** TLS from the first byte. Without it STARTTLS is used wherever the server offers it. */
  secure?: boolean
  /** Refuses a server that offers no STARTTLS. On by default where there is a password: it never travels in the clear. */
  requireTls?: boolean
  user?: string
  password?: string
}

export interface SmtpTransportOptions extends SmtpSettings {
  senderOf: SenderOf
  clock: () => number
  /** Milliseconds for one letter, everything included. Shorter than the outbox's lease. */
  timeoutMs?: number
}

/** Hands letters over to a mail server, one connection a letter: a stuck one holds nothing else up. */
export function createSmtpTransport(options: SmtpTransportOptions): MailTransport {
  const { host, secure = false, user, password, senderOf, clock, timeoutMs = 40_000 } = options
  const settings = {
    host,
    port: options.port ?? (secure ? 465 : 587),
    secure,
    requireTLS: options.requireTls ?? (!secure && user !== undefined),
    auth: user === undefined ? undefined : { user, pass: password ?? '' },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  }
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const message = composeMail(mail, senderOf, clock())
      // A pool of one, because only a pool can be closed while it is sending; to try again is the outbox's affair.
      const server = createTransport({ ...settings, pool: true, maxConnections: 1, maxRequeues: 0 })
      const overtime = new AbortController()
      try {
        await Promise.race([server.sendMail(message), tooLate(timeoutMs, overtime.signal)])
      } catch (error) {
        throw isRefusal(error)
          ? new MailRefusedError('The server refuses the recipient for good.', { cause: error })
          : error
      } finally {
        overtime.abort()
        server.close({ force: true })
      }
    },
  }
}

async function tooLate(ms: number, signal: AbortSignal): Promise<never> {
  await pause(ms, undefined, { signal, ref: false })
  throw new Error('The mail server took too long.')
}

/** A 5xx to the recipient is the reader's; to the sender or the password it is ours, and may be mended. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('permanent' in error) || !('command' in error)) return false
  return error.permanent === true && error.command === 'RCPT TO'
}
