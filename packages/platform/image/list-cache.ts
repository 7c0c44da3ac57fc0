import { promises as fs } from 'node:fs'
import { join } from 'node:path'
import { isMissing } from '../file/is-missing.ts'

export interface CachedFile {
  /** Below the cache's folder. */
  name: string
  size: number
  usedAt: number
}

/** An unfinished file this old belongs to no process that still works on it. */
const abandonedAfter = 3_600_000

/** What earlier processes kept, least recently used first. What they left unfinished is removed. */
export async function listCache(folder: string, now: number): Promise<CachedFile[]> {
  await fs.mkdir(folder, { recursive: true })
  const files: CachedFile[] = []
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const stat = await fs.stat(file).catch(ignoreMissing)
    if (!stat) continue
    if (!entry.name.endsWith('.tmp'))
      files.push({ name: file.slice(folder.length + 1), size: stat.size, usedAt: stat.mtimeMs })
    else if (now - stat.mtimeMs > abandonedAfter) await removeIfThere(file)
  }
  return files.sort((a, b) => a.usedAt - b.usedAt)
}

/** Another process may have removed it. */
export async function removeIfThere(file: string): Promise<void> {
  await fs.rm(file, { force: true })
}

function ignoreMissing(error: unknown): undefined {
  if (isMissing(error)) return undefined
  throw error
}
