import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '../start/error-code.ts'
import { StartUpError } from '../start/start-up-error.ts'

/** Creates the folder if need be and proves that it can be written, before a database says so in its own words. */
export function prepareDataFolder(folder: string): void {
  const proof = join(folder, `.write-test-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(proof, '')
    rmSync(proof)
  } catch (error) {
    const reason = errorCode(error) ?? 'unknown reason'
    throw new StartUpError(
      `The data folder ${folder} cannot be written (${reason}): choose another one with DATA_DIR.`,
      {
        cause: error,
      },
    )
  }
}

/** Level by level: where a file system refuses new folders with ENOENT, as /proc does, Node's own recursion never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process was faster.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
