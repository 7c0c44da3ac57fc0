import { installPackages } from './install-packages.mjs'
import { createProgress } from './progress.mjs'
import { runServer } from './run-server.mjs'

/**
 * Fills the database with the demo catalogue, or looks through it.
 * @param {readonly string[]} args
 */
export async function seed(args) {
  await installPackages(createProgress())
  return runServer('packages/server/seed.ts', { args })
}
