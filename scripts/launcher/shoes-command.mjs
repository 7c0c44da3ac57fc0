import { installPackages } from './install-packages.mjs'
import { createProgress } from './progress.mjs'
import { runServer } from './run-server.mjs'

/**
 * A contact sheet of all drawings, in `shoes/`.
 * @param {readonly string[]} args sections to draw; all when there is none
 */
export async function shoes(args) {
  await installPackages(createProgress())
  return runServer('packages/platform/image/sheet/main.ts', { args })
}
