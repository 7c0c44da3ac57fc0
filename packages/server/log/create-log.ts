import { setTimeout as pause } from 'node:timers/promises'
import pino, { type Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { describeError } from './describe-error.ts'

export type ServerLog = Logger

/**
 * One JSON line an event, on standard error: standard output belongs to what a person reads. Nothing logged here ever
 * holds a query string or a body, because tokens, cart ids and addresses travel in them.
 */
export function createLog({ log }: Pick<Config, 'log'>): ServerLog {
  const level = log.level === 'auto' ? (process.stderr.isTTY ? 'warn' : 'info') : log.level
  const destination = pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 500 })
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination,
  )
}

/** Writes out what still waits in memory, before the process ends. A reader that is stuck does not hold it up for long. */
export function flushLog(log: ServerLog): Promise<void> {
  const flushed = new Promise<void>((resolve) => log.flush(() => resolve()))
  return Promise.race([flushed, pause(1000, undefined, { ref: false })])
}
