import { installPackages } from './install-packages.mjs'
import { createProgress } from './progress.mjs'
import { runServer } from './run-server.mjs'

/**
 * Brings a catalogue into the shop, or out of it.
 * @param {'import' | 'export'} direction
 * @param {readonly string[]} args
 */
export async function moveCatalog(direction, args) {
  await installPackages(createProgress())
  return runServer(`packages/server/${direction}.ts`, { args })
}
