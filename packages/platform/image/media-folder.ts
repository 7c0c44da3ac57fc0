import { createHash } from 'node:crypto'
import { describeError } from '../http/describe-error.ts'
import type { Log } from '../log/log.ts'
import { listMedia, type MediaFile, mediaKey } from './list-media.ts'
import { mediaEndings, splitEnding } from './media-ending.ts'

export interface MediaFolder {
  /** The file at a path, or the same path with another picture's ending. */
  find(path: string): MediaFile | undefined
  /** Changes with every file that comes, goes or is replaced. */
  version(): string
  /** Looks again what is there. */
  refresh(): Promise<void>
}

export interface MediaFolderOptions {
  /** None: the merchant has no pictures of their own. */
  folder: string | undefined
  log: Log
  /** Milliseconds since 1970. */
  clock: () => number
}

/** What a merchant copies into the folder is seen this soon; a large folder is looked through more rarely. */
const freshFor = 10_000
const restPerWork = 50

/** The merchant's pictures as they were a moment ago: asking costs a look into a table, and starts the next listing when it is time. */
export async function openMediaFolder({ folder, log, clock }: MediaFolderOptions): Promise<MediaFolder> {
  let files: ReadonlyMap<string, MediaFile> = new Map()
  let version = versionOf(files)
  let listing: Promise<void> | undefined
  let freshUntil = 0

  const list = async (from: string) => {
    const begun = clock()
    try {
      files = await listMedia(from)
      version = versionOf(files)
    } catch (error) {
      // The last listing still holds better than none.
      log.warn({ error: describeError(error) }, 'the media folder cannot be listed')
    }
    freshUntil = clock() + Math.max(freshFor, (clock() - begun) * restPerWork)
    listing = undefined
  }
  const refresh = async () => {
    if (folder !== undefined) await (listing ??= list(folder))
  }
  const refreshWhenDue = () => {
    if (clock() >= freshUntil) void refresh()
  }

  await refresh()
  return {
    find(path) {
      refreshWhenDue()
      if (files.size === 0) return undefined
      const { stem } = splitEnding(path)
      const names = [mediaKey(path), ...mediaEndings.map((ending) => `${stem}.${ending}`)]
      return names.map((name) => files.get(name)).find((file) => file !== undefined)
    },
    version() {
      refreshWhenDue()
      return version
    },
    refresh,
  }
}

function versionOf(files: ReadonlyMap<string, MediaFile>): string {
  const hash = createHash('sha256')
  for (const [path, { size, changedAt }] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${path}\n${size} ${changedAt}\n`)
  return hash.digest('hex')
}
