import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

export interface SourceFile {
  path: string
  /** Bytes on the disk. */
  size: number
}

export type SourceFiles = { ok: true; files: SourceFile[] } | { ok: false; reason: string }

const endings = new Set(['.json', '.ndjson', '.jsonl', '.bulk', '.gz', '.txt', ''])

/** The file itself, or every file below the folder that may hold documents, in the order of their names. */
export async function findSourceFiles(path: string): Promise<SourceFiles> {
  const found = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (!found) return { ok: false, reason: `There is no file or folder ${path}.` }
  if (!found.isDirectory()) return { ok: true, files: [{ path, size: found.size }] }

  const names = (await readdir(path, { recursive: true })).filter(mayHoldDocuments).sort()
  const files: SourceFile[] = []
  for (const name of names) {
    const file = join(path, name)
    const entry = await stat(file)
    if (entry.isFile()) files.push({ path: file, size: entry.size })
  }
  return files.length > 0
    ? { ok: true, files }
    : { ok: false, reason: `The folder ${path} holds no .json, .ndjson, .jsonl or .gz file.` }
}

/** Mappings, settings and templates lie beside the documents in many dumps; hidden files are nobody's catalogue. */
function mayHoldDocuments(name: string): boolean {
  const file = basename(name)
  if (name.split(/[/\\]/).some((part) => part.startsWith('.'))) return false
  return (
    endings.has(extname(file).toLowerCase()) &&
    !/(?:^|[._-])(?:mapping|settings|analyzer|alias|template)s?[._-]/i.test(`${file}.`)
  )
}
