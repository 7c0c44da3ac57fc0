import { join } from 'node:path'
import { readJson } from './read-json.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
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
const isLockfile = (value) => typeof value === 'object' && value !== null && 'packages' in value

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
