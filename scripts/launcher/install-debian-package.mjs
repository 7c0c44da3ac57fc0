import { root } from './project.mjs'
import { mustRun } from './run-command.mjs'

/**
 * @param {string} name
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 */
export async function installDebianPackage(name, progress) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const sentence = `The package ${name} could not be installed: see the lines above.`
  await progress.step(`Installing ${name}`, async () => {
    await mustRun(sentence, 'apt-get', ['update', '-q'], { cwd: root, env })
    await mustRun(sentence, 'apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { cwd: root, env })
  })
}
