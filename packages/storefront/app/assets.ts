import { isDeferred } from '../deferred/deferred.tsx'
import { textFiles } from '../i18n/text.ts'
import type { PageName } from '../page/page-data.ts'
import { loadedPage, pageSource } from '../routes/page-table.ts'

/** The build's list of files, keyed by source path. */
export type Manifest = Record<string, ManifestChunk>

export interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}

export interface PageAssets {
  script: string
  /** Modules that the first view needs; fetched together, so that nothing waits for an import to be discovered. */
  modules: string[]
  styles: string[]
}

const clientEntry = 'app/entry-client.tsx'

/** What a page needs for its first view: nothing more is linked. */
export function pageAssets(manifest: Manifest, page: { name: PageName; language: string; theme: string }): PageAssets {
  const sources = [
    clientEntry,
    pageSource(page.name),
    ...textFiles(page.language, loadedPage(page.name).messages).map((file) => file.replace('./', 'i18n/')),
  ]
  const chunks = new Set<ManifestChunk>()
  for (const source of sources) collect(manifest, source, chunks)
  const entry = chunkOf(manifest, clientEntry)
  const shown = new Set(chunks)
  for (const { dynamicImports = [] } of chunks) {
    for (const source of dynamicImports.filter(isDeferred)) collect(manifest, source, shown)
  }
  return {
    script: url(entry.file),
    modules: [...chunks].filter((chunk) => chunk !== entry).map((chunk) => url(chunk.file)),
    styles: [chunkOf(manifest, `theme/${page.theme}.css`).file, ...[...shown].flatMap((chunk) => chunk.css ?? [])].map(
      url,
    ),
  }
}

function collect(manifest: Manifest, source: string, chunks: Set<ManifestChunk>): void {
  const chunk = chunkOf(manifest, source)
  if (chunks.has(chunk)) return
  chunks.add(chunk)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, chunks)
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no file for ${source}.`)
  return chunk
}

function url(file: string): string {
  return `/${file}`
}
