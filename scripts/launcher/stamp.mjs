import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Does work once for each state of its inputs. The stamp goes before the work begins and comes back after its end, so
 * interrupted work is done again.
 * @param {{ path: string, inputs: string, work: () => Promise<unknown> }} options
 * @returns {Promise<'done' | 'skipped'>}
 */
export async function oncePerInput({ path, inputs, work }) {
  if (readStamp(path) === inputs) return 'skipped'
  rmSync(path, { force: true })
  await work()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, inputs)
  renameSync(`${path}.part`, path)
  return 'done'
}

/** @param {string} path */
function readStamp(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
