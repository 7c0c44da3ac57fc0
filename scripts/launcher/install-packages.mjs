import { join } from 'node:path'
import { isInstalled, isLockfile, isWhole } from './install-state.mjs'
import { linkRuntime } from './link-runtime.mjs'
import { root } from './project.mjs'
import { readJson } from './read-json.mjs'
import { mustRun } from './run-command.mjs'

/**
 * Brings node_modules to what the lockfile says; does nothing when it is there already.
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 */
export async function installPackages(progress) {
  if (isInstalled(root)) return linkRuntime(root)
  const lockfile = readJson(join(root, 'package-lock.json'))
  // `npm ci` refuses a lockfile that leaves out the optional packages of other systems, which some registries do not
  // have. `npm install` takes the locked versions just the same, and fetches what this system needs besides.
  const command = isLockfile(lockfile) && isWhole(lockfile) ? ['ci'] : ['install', '--no-save']
  // The build tools and the runtime are needed whatever NODE_ENV or the user's npm settings say.
  const always = ['--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund']
  const env = { ...process.env, npm_config_update_notifier: 'false' }
  await progress.step('Installing packages', () =>
    mustRun(
      'The packages could not be installed: see the lines above, and check the network.',
      'npm',
      [...command, ...always, '--loglevel=error'],
      { cwd: root, env },
    ),
  )
  linkRuntime(root)
}
