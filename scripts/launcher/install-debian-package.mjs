import { LauncherError } from './launcher-error.mjs'
import { root } from './project.mjs'
import { mustRun } from './run-command.mjs'

/**
 * Without a network nothing is installed, which is said; whoever wants the package looks what there is instead.
 * @param {string} name
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 */
export async function tryInstallDebianPackage(name, progress) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const sentence = `The package ${name} could not be installed: see the lines above.`
  try {
    await progress.step(`Installing ${name}`, async () => {
      await mustRun(sentence, 'apt-get', ['update', '-q'], { cwd: root, env })
      await mustRun(sentence, 'apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { cwd: root, env })
    })
  } catch (error) {
    if (!(error instanceof LauncherError)) throw error
    process.stdout.write(`${error.message}\n`)
  }
}
