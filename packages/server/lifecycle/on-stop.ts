import { constants } from 'node:os'

/** A terminal, npm and the launcher may each pass on one and the same Ctrl-C. */
const sameSignalWithin = 500

/**
 * Stops the process in order on the first signal, at once on a second one. Also stops it when the launcher is gone
 * without having passed on a signal.
 */
export function onStop(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stoppingSince: number | undefined
  const begin = (signal: NodeJS.Signals) => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now()
      void stop(signal)
      return
    }
    if (performance.now() - stoppingSince > sameSignalWithin) process.exit(128 + constants.signals[signal])
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin)
  process.on('disconnect', () => begin('SIGINT'))
}
