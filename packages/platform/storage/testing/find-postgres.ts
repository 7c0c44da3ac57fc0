import { access, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** The folder with `initdb` and `postgres`: on the PATH, else where Debian puts the newest version. */
export async function findPostgres(): Promise<string | undefined> {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const versions = (await namesIn('/usr/lib/postgresql')).toSorted((a, b) => Number(b) - Number(a))
  const folders = [...onPath, ...versions.map((version) => join('/usr/lib/postgresql', version, 'bin'))]
  for (const folder of folders) {
    if ((await exists(join(folder, 'initdb'))) && (await exists(join(folder, 'postgres')))) return folder
  }
  return undefined
}

async function namesIn(folder: string): Promise<string[]> {
  return (await exists(folder)) ? readdir(folder) : []
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
