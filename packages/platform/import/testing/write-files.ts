import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface TemporaryFiles {
  path: string
  remove(): Promise<void>
}

/** A folder of its own for one test, with these files in it. */
export async function writeFiles(files: Readonly<Record<string, string | Uint8Array>>): Promise<TemporaryFiles> {
  const path = await mkdtemp(join(tmpdir(), 'welt-import-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), content)
  }
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
