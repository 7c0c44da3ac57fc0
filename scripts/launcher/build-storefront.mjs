import { join } from 'node:path'
import { inputHash } from './input-hash.mjs'
import { precompress } from './precompress.mjs'
import { root, toolEnvironment } from './project.mjs'
import { mustRun } from './run-command.mjs'
import { oncePerInput } from './stamp.mjs'

const folder = 'packages/storefront'

/**
 * Builds the shop for browser and server; does nothing when no input has changed since the last build.
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 */
export async function buildStorefront(progress) {
  const dist = join(root, folder, 'dist')
  return oncePerInput({
    // Where a bare build clears it away, with the compressed copies.
    path: join(dist, 'client', '.stamp'),
    inputs: inputHash(root, folder),
    work: () =>
      progress.step('Building the shop', async (report) => {
        await mustRun(
          'The shop could not be built: see the lines above.',
          'npm',
          ['run', 'build', '--workspace=@welt/storefront', '--loglevel=error'],
          { cwd: root, env: toolEnvironment({ NODE_ENV: 'production' }) },
        )
        report('compressing')
        await precompress(join(dist, 'client'))
      }),
  })
}
