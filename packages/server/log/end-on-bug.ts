import { flushLog, type ServerLog } from './create-log.ts'

/** After an error that nobody caught the state of the process is unknown: it is logged, and the process ends. */
export function endOnBug(log: ServerLog): void {
  process.on('uncaughtException', (bug) => void end(bug, log))
}

async function end(bug: Error, log: ServerLog): Promise<never> {
  log.fatal({ err: bug }, 'an error was not caught')
  await flushLog(log)
  process.exit(1)
}
