import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { createGzip } from 'node:zlib'
import type { Queryable } from '../storage/database.ts'
import { metaKey, metaRepo } from '../storage/meta-repo.ts'
import { type ExportKind, exportKinds, exportLines } from './export-lines.ts'

export interface ExportOptions {
  database: Queryable
  index: string
  /** A file (`.json`, `.ndjson`, `.jsonl`, each also `.gz`), or a folder that gets a file for each kind. */
  path: string
  onProgress?: (lines: number) => void
}

export type ExportResult =
  | { ok: true; files: string[]; written: Partial<Record<ExportKind, number>> }
  | { ok: false; reason: string }

/**
 * Writes a store view's catalogue and its shelves. The files get their names only when all of them are whole. A catalogue that
 * was replaced while it was read is read again.
 */
export async function exportCatalog(options: ExportOptions): Promise<ExportResult> {
  const { database, index, path } = options
  const isFile = ['.json', '.ndjson', '.jsonl', '.gz'].includes(extname(path))
  const inTheWay = isFile ? undefined : await strangersIn(path)
  if (inTheWay) return { ok: false, reason: `The folder ${path} is not empty: it holds ${inTheWay}.` }
  await mkdir(isFile ? dirname(path) : path, { recursive: true })

  for (let attempt = 1; ; attempt += 1) {
    const before = await revisionOf(database)
    const target = new Target((kind) => (isFile ? path : join(path, fileOf(kind))))
    try {
      const written = await write(options, target)
      if ((await revisionOf(database)) === before) {
        if (Object.keys(written).length === 0) {
          await target.discard()
          return { ok: false, reason: `The index ${index} is empty.` }
        }
        const files = await target.finish()
        if (!isFile) await removeLeftovers(path, files)
        return { ok: true, files, written }
      }
      await target.discard()
    } catch (error) {
      await target.discard()
      throw error
    }
    if (attempt === 3)
      return { ok: false, reason: 'The catalogue was replaced each time while it was read; try again later.' }
  }
}

async function write({ database, index, onProgress }: ExportOptions, target: Target) {
  const written: Partial<Record<ExportKind, number>> = {}
  let lines = 0
  for await (const { kind, text } of exportLines(database, index)) {
    await target.write(kind, `${text}\n`)
    written[kind] = (written[kind] ?? 0) + 1
    lines += 1
    onProgress?.(lines)
  }
  return written
}

/** Files under a passing name, each opened when its first line comes. */
class Target {
  readonly #nameOf: (kind: ExportKind) => string
  readonly #open = new Map<string, { sink: NodeJS.WritableStream; file: WriteStream }>()

  constructor(nameOf: (kind: ExportKind) => string) {
    this.#nameOf = nameOf
  }

  async write(kind: ExportKind, text: string): Promise<void> {
    const { sink } = this.#fileFor(this.#nameOf(kind))
    if (!sink.write(text)) await once(sink, 'drain')
  }

  async finish(): Promise<string[]> {
    await this.#close()
    const names = [...this.#open.keys()]
    for (const name of names) await rename(passing(name), name)
    return names
  }

  async discard(): Promise<void> {
    await this.#close()
    for (const name of this.#open.keys()) await rm(passing(name), { force: true })
  }

  #fileFor(name: string) {
    const known = this.#open.get(name)
    if (known) return known
    const file = createWriteStream(passing(name))
    const gzip = name.endsWith('.gz') ? createGzip() : undefined
    gzip?.pipe(file)
    const opened = { sink: gzip ?? file, file }
    this.#open.set(name, opened)
    return opened
  }

  async #close(): Promise<void> {
    for (const { sink, file } of this.#open.values()) {
      if (file.closed) continue
      sink.end()
      await once(file, 'close')
    }
  }
}

function passing(name: string): string {
  return `${name}.part`
}

function fileOf(kind: ExportKind): string {
  return `${kind}.ndjson`
}

/** The first file of a folder that an earlier export has not written. */
async function strangersIn(folder: string): Promise<string | undefined> {
  const own = new Set(exportKinds.flatMap((kind) => [fileOf(kind), passing(fileOf(kind))]))
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return names.find((name) => !own.has(name))
}

/** A kind that the catalogue has no longer must not come back with the next import. */
async function removeLeftovers(folder: string, written: readonly string[]): Promise<void> {
  const all = exportKinds.map((kind) => join(folder, fileOf(kind)))
  for (const name of all.filter((one) => !written.includes(one))) await rm(name, { force: true })
}

function revisionOf(database: Queryable): Promise<string | undefined> {
  return metaRepo.read(database, metaKey.catalogRevision)
}
