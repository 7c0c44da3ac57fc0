import { canInstallDebianPackages, findOnPath, isExecutable } from './find-program.mjs'
import { tryInstallDebianPackage } from './install-debian-package.mjs'
import { LauncherError } from './launcher-error.mjs'

/** The same browser built without a window: it opens a page with three quarters of the work. */
const windowless = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser: the one that is named, one that is there, or one that can be installed.
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 */
export async function findChromium(progress) {
  const present = named() ?? findOnPath(names) ?? usualPlaces.find(isExecutable)
  const chromium = present ?? (await install('chromium', progress))
  if (chromium) return chromium
  throw new LauncherError(
    'The browser journeys need Chromium or Chrome: install it, or name its program with CHROMIUM_PATH.',
  )
}

/**
 * The browser for journeys, in which nobody sees a window; any other serves as well.
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 */
export async function findWindowlessChromium(progress) {
  const present = named() ?? findOnPath([windowless])
  return present ?? (await install(windowless, progress)) ?? findChromium(progress)
}

function named() {
  const path = process.env.CHROMIUM_PATH
  if (!path) return null
  if (isExecutable(path)) return path
  throw new LauncherError(`CHROMIUM_PATH names ${path}, which is no program that can be run.`)
}

/**
 * @param {string} name
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 */
async function install(name, progress) {
  if (!canInstallDebianPackages()) return null
  await tryInstallDebianPackage(name, progress)
  return findOnPath([name])
}
