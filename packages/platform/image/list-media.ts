import { type Dirent, promises as fs } from 'node:fs'
import { join, sep } from 'node:path'
import { isMissing } from '../file/is-missing.ts'
import { mediaEndings, splitEnding } from './media-ending.ts'

/** One of the merchant's own pictures. */
export interface MediaFile {
  /** Where it really lies, links resolved. */
  file: string
  ending: string
  size: number
  changedAt: number
}

const deepestFolder = 16

/**
 * All pictures below a folder, by their path in it. Only what is listed here can be shown, so a path that is asked for
 * never becomes a file name. Links to files inside the folder are followed, links that lead out or to folders are not.
 */
export async function listMedia(folder: string): Promise<Map<string, MediaFile>> {
  const listed = new Map<string, MediaFile>()
  const root = await orMissing(fs.realpath(folder))
  if (root !== undefined) await listFolder(root, [], listed)
  return listed
}

async function listFolder(root: string, names: readonly string[], listed: Map<string, MediaFile>): Promise<void> {
  const entries = (await orMissing(fs.readdir(join(root, ...names), { withFileTypes: true }))) ?? []
  for (const entry of entries) {
    const path = [...names, entry.name]
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory() && path.length < deepestFolder) await listFolder(root, path, listed)
    else {
      const found = await mediaFile(root, path, entry)
      if (found) listed.set(mediaKey(path.join('/')), found)
    }
  }
}

async function mediaFile(root: string, path: readonly string[], entry: Dirent): Promise<MediaFile | undefined> {
  const { ending } = splitEnding(entry.name)
  if (!mediaEndings.some((known) => known === ending) || !(entry.isFile() || entry.isSymbolicLink())) return undefined
  const file = await realFile(root, join(root, ...path))
  const stat = file === undefined ? undefined : await orMissing(fs.stat(file))
  if (!file || !stat?.isFile()) return undefined
  return { file, ending, size: stat.size, changedAt: stat.mtimeMs }
}

/** The file behind a name, if it lies below the folder. */
export async function realFile(root: string, name: string): Promise<string | undefined> {
  const file = await orMissing(fs.realpath(name))
  return file?.startsWith(root.endsWith(sep) ? root : root + sep) ? file : undefined
}

/** Names as a path that is asked for spells them: composed letters, the ending in small ones. */
export function mediaKey(path: string): string {
  const { stem, ending } = splitEnding(path.normalize('NFC'))
  return ending === '' ? stem : `${stem}.${ending}`
}

/** What went away while it was looked at, or was never there, is not there. */
async function orMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
