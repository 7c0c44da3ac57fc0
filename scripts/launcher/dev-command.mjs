import { installPackages } from './install-packages.mjs'
import { createProgress } from './progress.mjs'
import { runServer } from './run-server.mjs'

/** Restarts the server when one of its files changes; the browser's part reloads by itself. */
export async function dev() {
  await installPackages(createProgress())
  return runServer('packages/server/dev.ts', {
    flags: ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning'],
    env: { NODE_ENV: 'development' },
  })
}
