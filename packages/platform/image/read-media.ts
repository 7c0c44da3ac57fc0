import { constants, promises as fs } from 'node:fs'
import { isMissing } from '../file/is-missing.ts'
import type { MediaFile } from './list-media.ts'

/** More than any photograph needs. */
export const mostMegabytes = 40

/** The file's bytes, unless it is too large, or was removed or replaced by a link since it was listed. */
export async function readMedia({ file }: Pick<MediaFile, 'file'>): Promise<Uint8Array | 'too large' | 'gone'> {
  const handle = await openReal(file)
  if (!handle) return 'gone'
  try {
    const { size } = await handle.stat()
    return size > mostMegabytes * 1024 * 1024 ? 'too large' : await handle.readFile()
  } finally {
    await handle.close()
  }
}

async function openReal(file: string): Promise<fs.FileHandle | undefined> {
  try {
    if ((await fs.realpath(file)) !== file) return undefined
    // Windows has no such flag, and asks for more rights to make links at all.
    return await fs.open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
