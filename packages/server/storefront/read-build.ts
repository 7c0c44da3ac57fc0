import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from '@welt/storefront/app/assets.ts'
import { z } from 'zod'
import { StartUpError } from '../start/start-up-error.ts'
import { indexStaticFiles, type StaticFile } from '../static/static-files.ts'
import { type StorefrontEntry, storefrontEntry } from './storefront-entry.ts'

/** What the storefront's build leaves behind. */
export interface StorefrontBuild extends StorefrontEntry {
  manifest: Manifest
  files: ReadonlyMap<string, StaticFile>
}

export async function readBuild(dist: string): Promise<StorefrontBuild> {
  const client = join(dist, 'client')
  try {
    const [entry, manifest, files] = await Promise.all([
      import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href).then(storefrontEntry),
      readManifest(join(client, '.vite', 'manifest.json')),
      indexStaticFiles(client),
    ])
    return { ...entry, manifest, files }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartUpError(`The built shop in ${dist} cannot be loaded (${reason}): npm start builds it.`, {
      cause: error,
    })
  }
}

const ManifestFile: z.ZodType<Manifest> = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
)

async function readManifest(path: string): Promise<Manifest> {
  return ManifestFile.parse(JSON.parse(await readFile(path, 'utf8')))
}
