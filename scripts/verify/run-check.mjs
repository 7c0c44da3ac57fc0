import { rmSync } from 'node:fs'
import { root, toolEnvironment } from '../launcher/project.mjs'
import { readJson } from '../launcher/read-json.mjs'
import { runCommand } from '../launcher/run-command.mjs'

/**
 * @typedef {object} Outcome
 * @property {string} title
 * @property {boolean} ok
 * @property {number} passed tests
 * @property {number} failed tests, or 1 for a check that has none
 */

/**
 * @param {import('./checks.mjs').Check} check
 * @param {{ progress: ReturnType<typeof import('../launcher/progress.mjs').createProgress>, env: NodeJS.ProcessEnv, verbose: boolean }} options
 * @returns {Promise<Outcome>}
 */
export async function runCheck({ title, command, args, env, report }, options) {
  if (report) rmSync(report.file, { force: true })
  const onOutput = options.verbose ? (/** @type {string} */ text) => process.stdout.write(text) : undefined
  let output = ''
  try {
    await options.progress.step(title, async () => {
      const done = await runCommand(command, args, {
        cwd: root,
        env: toolEnvironment({ ...options.env, ...env }),
        onOutput,
      })
      output = done.output
      if (done.code !== 0) throw new CheckFailed(title)
    })
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error
    if (!options.verbose) process.stdout.write(`${output.trimEnd()}\n`)
    const counts = report?.count(readJson(report.file)) ?? { passed: 0, failed: 0 }
    return { title, ok: false, passed: counts.passed, failed: Math.max(1, counts.failed) }
  }
  const counts = report?.count(readJson(report.file)) ?? { passed: 0, failed: 0 }
  return { title, ok: true, ...counts }
}

class CheckFailed extends Error {}
