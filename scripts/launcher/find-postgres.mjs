import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallDebianPackages, findOnPath, isExecutable } from './find-program.mjs'
import { tryInstallDebianPackage } from './install-debian-package.mjs'
import { LauncherError } from './launcher-error.mjs'

const debianFolder = '/usr/lib/postgresql'

/**
 * Whether the storage suite can run on PostgreSQL too. Without it that suite runs on SQLite alone, which is said; CI
 * insists on both.
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 */
export async function ensurePostgres(progress) {
  if (process.env.TEST_DATABASE_URL || hasPostgres()) return
  if (canInstallDebianPackages()) await tryInstallDebianPackage('postgresql', progress)
  if (hasPostgres()) return
  const missing = 'PostgreSQL was not found: install its server, or name one with TEST_DATABASE_URL'
  if (process.env.CI) throw new LauncherError(`${missing}; with CI set the storage tests must run on it.`)
  process.stdout.write(`${missing}. The storage tests run on SQLite alone.\n`)
}

function hasPostgres() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const folders = versions.map((version) => join(debianFolder, version, 'bin'))
  const path = [process.env.PATH ?? '', ...folders].join(delimiter)
  const initdb = findOnPath(['initdb', 'initdb.exe'], path)
  return initdb !== null && isExecutable(initdb.replace(/initdb(\.exe)?$/, 'postgres$1'))
}
