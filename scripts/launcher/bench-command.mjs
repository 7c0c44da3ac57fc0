import { buildStorefront } from './build-storefront.mjs'
import { findChromium } from './find-chromium.mjs'
import { installPackages } from './install-packages.mjs'
import { createProgress } from './progress.mjs'
import { runServer } from './run-server.mjs'

const inBrowser = new Set(['lighthouse', 'facets', 'cart'])

/**
 * Speed and size of the built shop, as ratios to a bare server, what Lighthouse says of its pages, and how soon a click is seen.
 * @param {readonly string[]} args
 */
export async function bench(args) {
  // Only figures go to standard output, so that --json can be read by a program.
  const progress = createProgress({ output: process.stderr })
  await installPackages(progress)
  await buildStorefront(progress)
  const needsBrowser = !args.includes('--only') || args.some((word) => inBrowser.has(word))
  const browser = needsBrowser && !args.includes('--json') ? { CHROMIUM_PATH: await findChromium(progress) } : {}
  return runServer('bench/main.ts', { args, env: { NODE_ENV: 'production', ...browser } })
}
