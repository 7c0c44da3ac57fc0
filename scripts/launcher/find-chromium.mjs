import { canInstallDebianPackages, findOnPath, isExecutable } from './find-program.mjs'
import { installDebianPackage } from './install-debian-package.mjs'
import { LauncherError } from './launcher-error.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for the journeys: the one that is named, one that is there, or one that can be installed.
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 */
export async function findChromium(progress) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isExecutable(named)) return named
    throw new LauncherError(`CHROMIUM_PATH names ${named}, which is no program that can be run.`)
  }
  const present = findOnPath(names) ?? usualPlaces.find(isExecutable)
  if (present) return present
  if (canInstallDebianPackages()) await installDebianPackage('chromium', progress)
  const installed = findOnPath(names)
  if (installed) return installed
  throw new LauncherError(
    'The browser journeys need Chromium or Chrome: install it, or name its program with CHROMIUM_PATH.',
  )
}
