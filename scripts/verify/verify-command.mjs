import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStorefront } from '../launcher/build-storefront.mjs'
import { formatElapsed } from '../launcher/elapsed.mjs'
import { installPackages } from '../launcher/install-packages.mjs'
import { LauncherError } from '../launcher/launcher-error.mjs'
import { createProgress } from '../launcher/progress.mjs'
import { allChecks } from './checks.mjs'
import { runCheck } from './run-check.mjs'

/**
 * Runs every check, also after one has failed, and ends with the sum of all tests on the last line.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] for the checks
 */
export async function verify(args, env = {}) {
  const started = Date.now()
  const progress = createProgress()
  const options = { progress, env, verbose: args.includes('--verbose') }
  const reports = mkdtempSync(join(tmpdir(), 'welt-verify-'))
  await installPackages(progress)

  const { beforeBuild, afterBuild } = allChecks(reports)
  /** @type {import('./run-check.mjs').Outcome[]} */
  const outcomes = []
  for (const check of beforeBuild) outcomes.push(await runCheck(check, options))
  const isBuilt = await tryBuild(progress)
  if (isBuilt) for (const check of afterBuild) outcomes.push(await runCheck(check, options))
  else outcomes.push({ title: 'Building the shop', ok: false, passed: 0, failed: 1 })
  rmSync(reports, { recursive: true, force: true })

  const bad = outcomes.filter((outcome) => !outcome.ok).map((outcome) => outcome.title)
  const verdict = bad.length === 0 ? 'Everything holds' : `Not in order: ${bad.join(', ')}`
  const sum = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  process.stdout.write(`\n${verdict} (${formatElapsed(Date.now() - started)}).\n`)
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
  process.exitCode = bad.length === 0 ? 0 : 1
}

/** @param {ReturnType<typeof createProgress>} progress */
async function tryBuild(progress) {
  try {
    await buildStorefront(progress)
    return true
  } catch (error) {
    if (!(error instanceof LauncherError)) throw error
    process.stdout.write(`${error.message}\n`)
    return false
  }
}
