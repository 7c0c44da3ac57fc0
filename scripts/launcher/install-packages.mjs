import { isInstalled } from './install-state.mjs'
import { root } from './project.mjs'
import { mustRun } from './run-command.mjs'

/**
 * Brings node_modules to what the lockfile says; does nothing when it is there already.
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 */
export async function installPackages(progress) {
  if (isInstalled(root)) return
  const env = { ...process.env, npm_config_update_notifier: 'false' }
  // The build tools and the runtime are needed whatever NODE_ENV or the user's npm settings say.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  await progress.step('Installing packages', () =>
    mustRun('The packages could not be installed: see the lines above, and check the network.', 'npm', args, {
      cwd: root,
      env,
    }),
  )
}
