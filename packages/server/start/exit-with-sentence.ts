import { StartUpError } from './start-up-error.ts'

/** Ends a start that failed: one sentence for what a person can mend, everything for what is a bug. */
export function exitWithSentence(error: unknown): never {
  if (error instanceof StartUpError) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
