import { buildStorefront } from './build-storefront.mjs'
import { installPackages } from './install-packages.mjs'
import { createProgress } from './progress.mjs'
import { runServer } from './run-server.mjs'

/**
 * Speed and size of the built shop, as ratios to a bare server.
 * @param {readonly string[]} args
 */
export async function bench(args) {
  // Only figures go to standard output, so that --json can be read by a program.
  const progress = createProgress({ output: process.stderr })
  await installPackages(progress)
  await buildStorefront(progress)
  return runServer('bench/main.ts', { args, env: { NODE_ENV: 'production' } })
}
