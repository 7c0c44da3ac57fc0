import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files-below.mjs'
import { readJson } from './read-json.mjs'

/** @param {string} name */
const isInput = (name) => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name)

/**
 * A fingerprint of all that goes into a package's build: its own files, those of the packages that it depends on, and
 * the lockfile. Tests are no part of a build.
 * @param {string} root
 * @param {string} folder e.g. packages/storefront
 */
export function inputHash(root, folder) {
  const folders = [...withDependencies(root, folder)].sort()
  const files = folders.flatMap((one) => filesBelow(join(root, one), isInput).map((file) => `${one}/${file}`))
  files.push('package-lock.json', 'tsconfig.json')
  const hash = createHash('sha256')
  for (const file of files) {
    if (existsSync(join(root, file)))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {Set<string>} [seen]
 */
function withDependencies(root, folder, seen = new Set()) {
  if (seen.has(folder)) return seen
  seen.add(folder)
  const manifest = readJson(join(root, folder, 'package.json'))
  if (typeof manifest !== 'object' || manifest === null || !('dependencies' in manifest)) return seen
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    if (name.startsWith('@welt/')) withDependencies(root, `packages/${name.slice('@welt/'.length)}`, seen)
  }
  return seen
}
