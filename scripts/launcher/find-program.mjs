import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The first of these programs that lies on the PATH.
 * @param {readonly string[]} names
 * @param {string} [path]
 */
export function findOnPath(names, path = process.env.PATH ?? '') {
  for (const name of names) {
    for (const folder of path.split(delimiter).filter(Boolean)) {
      const file = join(folder, name)
      if (isExecutable(file)) return file
    }
  }
  return null
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether a missing package can be installed without asking: on Debian, as root. */
export function canInstallDebianPackages() {
  if (process.getuid?.() !== 0 || findOnPath(['apt-get']) === null) return false
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
