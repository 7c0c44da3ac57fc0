import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Encoding } from '../encoding/choose-encoding.ts'
import { contentType } from './content-type.ts'

export interface StaticFile {
  type: string
  cacheControl: string
  /** The encodings in which the file lies ready, best first. */
  encodings: readonly Encoding[]
  read(encoding: Encoding | undefined): Promise<StaticContent>
}

export interface StaticContent {
  body: Buffer
  etag: string
}

const suffixes = { br: '.br', gzip: '.gz' } as const
/** All of a build fits; what does not is read from disk each time. */
const memoryLimit = 32 * 1024 * 1024

/**
 * The built files by their path in the URL. They are listed once, so a path can reach nothing else, whatever dots and
 * escapes it holds.
 */
export async function indexStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const present = new Set(paths)
  const load = createLoader()
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    if (isHidden(path) || isCopy(path, present)) continue
    const encodings = (['br', 'gzip'] as const).filter((encoding) => present.has(path + suffixes[encoding]))
    files.set(`/${path}`, {
      type: contentType(path),
      cacheControl: cacheControl(path),
      encodings,
      read: (encoding) => load(join(folder, path + suffixOf(encoding))),
    })
  }
  return files
}

/** Names under assets/ carry a hash of their content: another content is another name. */
function cacheControl(path: string): string {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  // A service worker that is not asked for again would keep an old shop alive.
  return /(?:^|\/)(?:sw|service-worker)\.js$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}

/** The manifest of the build and the like. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.'))
}

function isCopy(path: string, present: ReadonlySet<string>): boolean {
  return Object.values(suffixes).some((suffix) => path.endsWith(suffix) && present.has(path.slice(0, -suffix.length)))
}

function suffixOf(encoding: Encoding | undefined): string {
  return encoding === 'br' || encoding === 'gzip' ? suffixes[encoding] : ''
}

function createLoader(): (path: string) => Promise<StaticContent> {
  const held = new Map<string, Promise<StaticContent>>()
  let free = memoryLimit
  return async (path) => {
    const known = held.get(path)
    if (known) return known
    const { size } = await stat(path)
    const content = readContent(path)
    if (size > free) return content
    free -= size
    held.set(path, content)
    content.catch(() => held.delete(path))
    return content
  }
}

async function readContent(path: string): Promise<StaticContent> {
  const body = await readFile(path)
  const hash = createHash('sha256').update(body).digest('base64url')
  // Weak: the listener may still compress what lies here as it is.
  return { body, etag: `W/"${hash.slice(0, 22)}"` }
}
