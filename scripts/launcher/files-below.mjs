import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files below a folder as paths relative to it, sorted.
 * @param {string} folder
 * @param {(name: string) => boolean} [keep] asked for each file and each folder
 * @returns {string[]}
 */
export function filesBelow(folder, keep = () => true) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => keep(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name]
      return filesBelow(join(folder, entry.name), keep).map((path) => `${entry.name}/${path}`)
    })
}
