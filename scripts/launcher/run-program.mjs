import { installPackages } from './install-packages.mjs'
import { createProgress } from './progress.mjs'
import { runServer } from './run-server.mjs'

/**
 * Runs one of the project's programs with the arguments of the command line, after the set-up that it needs. Progress
 * goes to standard error: what the program itself prints can be read by another one.
 * @param {string} entry relative to the project
 */
export async function runProgram(entry) {
  await installPackages(createProgress({ output: process.stderr }))
  return runServer(entry, { args: process.argv.slice(2) })
}
