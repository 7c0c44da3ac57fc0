import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { findRuntime } from './find-runtime.mjs'
import { LauncherError } from './launcher-error.mjs'
import { root } from './project.mjs'

/** How the server process runs, in production and when it is measured. */
const serverFlags = ['--disable-warning=ExperimentalWarning']

/**
 * Runs a TypeScript entry with the runtime that npm brought until it ends, and ends with its code.
 * @param {string} entry relative to the project
 * @param {{ flags?: string[], args?: readonly string[], env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<never>}
 */
export function runServer(entry, { flags = serverFlags, args = [], env = {} } = {}) {
  return new Promise((_, reject) => {
    const child = spawn(findRuntime(root), [...flags, join(root, entry), ...args], {
      cwd: root,
      // Over the channel the server notices when we are gone without having passed on a signal.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'), ...env },
    })
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, () => child.kill(signal))
    child.on('error', (error) =>
      reject(new LauncherError(`The Node that npm brought cannot be run (${error.message}).`, { cause: error })),
    )
    child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  })
}
