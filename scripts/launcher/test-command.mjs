import { verify } from '../verify/verify-command.mjs'
import { buildStorefront } from './build-storefront.mjs'
import { findWindowlessChromium } from './find-chromium.mjs'
import { ensurePostgres } from './find-postgres.mjs'
import { installPackages } from './install-packages.mjs'
import { createProgress } from './progress.mjs'

/**
 * Everything that the checks need, then the checks.
 * @param {readonly string[]} args
 */
export async function test(args) {
  const progress = createProgress()
  await installPackages(progress)
  await buildStorefront(progress)
  const chromium = await findWindowlessChromium(progress)
  await ensurePostgres(progress)
  await verify(args, { CHROMIUM_PATH: chromium })
}
