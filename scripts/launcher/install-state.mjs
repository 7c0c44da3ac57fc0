import { join } from 'node:path'
import { readJson } from './read-json.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether node_modules is what the lockfile asks for. npm writes its own lockfile into node_modules as the very last
 * act of an install: an interrupted install has none, an outdated one names other versions.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readJson(join(root, 'package-lock.json'))
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))
  return isLockfile(wanted) && isLockfile(present) && lockfilesAgree(wanted, present)
}

/**
 * @param {unknown} value
 * @returns {value is Lockfile}
 */
export const isLockfile = (value) => typeof value === 'object' && value !== null && 'packages' in value

/**
 * @param {Lockfile} wanted
 * @param {Lockfile} present
 */
export function lockfilesAgree(wanted, present) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    const found = present.packages[path]
    // What belongs to another system or processor is left out by npm.
    if (!found) return path === '' || entry.optional === true || entry.devOptional === true
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * Whether a lockfile names every package that one of its packages may want on some system.
 * @param {Lockfile} lockfile
 */
export function isWhole({ packages }) {
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  return Object.values(packages).every((entry) =>
    Object.keys(entry.optionalDependencies ?? {}).every((name) => names.has(name)),
  )
}
