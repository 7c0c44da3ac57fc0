import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from '@welt/storefront/app/assets.ts'
import type { createStorefront } from '@welt/storefront/app/create-storefront.tsx'
import { z } from 'zod'
import { StartUpError } from '../start/start-up-error.ts'
import { indexStaticFiles, type StaticFile } from '../static/static-files.ts'

/** What the storefront's build leaves behind. */
export interface StorefrontBuild {
  createStorefront: typeof createStorefront
  manifest: Manifest
  files: ReadonlyMap<string, StaticFile>
}

export async function readBuild(dist: string): Promise<StorefrontBuild> {
  const client = join(dist, 'client')
  try {
    const [entry, manifest, files] = await Promise.all([
      importEntry(join(dist, 'server', 'entry-server.js')),
      readManifest(join(client, '.vite', 'manifest.json')),
      indexStaticFiles(client),
    ])
    return { createStorefront: entry.createStorefront, manifest, files }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartUpError(`The built shop in ${dist} cannot be loaded (${reason}): npm start builds it.`, {
      cause: error,
    })
  }
}

type Entry = Pick<StorefrontBuild, 'createStorefront'>

async function importEntry(path: string): Promise<Entry> {
  const module: unknown = await import(pathToFileURL(path).href)
  if (!isEntry(module)) throw new Error(`${path} exports no createStorefront`)
  return module
}

/** The bundle exports what its source does; its types are the source's. */
function isEntry(module: unknown): module is Entry {
  return typeof module === 'object' && module !== null && 'createStorefront' in module
}

const ManifestFile: z.ZodType<Manifest> = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
)

async function readManifest(path: string): Promise<Manifest> {
  return ManifestFile.parse(JSON.parse(await readFile(path, 'utf8')))
}
