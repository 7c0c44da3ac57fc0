import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { InFlight } from '../http/in-flight.ts'
import type { Log } from '../log/log.ts'
import { type DiskCache, openDiskCache } from './disk-cache.ts'
import { Flights } from './flights.ts'
import type { Format } from './format.ts'
import type { Frame } from './frame.ts'
import { createPictureMaker, type MakerOptions } from './make-picture.ts'
import { MemoryCache } from './memory-cache.ts'
import type { PictureSource } from './picture-source.ts'
import { RenderQueue } from './render-queue.ts'

/** A picture as it is sent. */
export interface Picture {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

export interface PictureServiceOptions extends Omit<MakerOptions, 'limits'> {
  /** Tells pictures of this drawing code from those of another one. */
  drawingVersion: string
  /** Where pictures are kept over restarts; nowhere when absent. */
  cacheFolder: string | undefined
  diskBytes: number
  memoryBytes: number
  queueLength: number
  /** Milliseconds that a picture may wait for its turn, and may take then. */
  timeout: number
  log: Log
  clock: () => number
}

export interface PictureService {
  get(source: PictureSource, frame: Frame, format: Format, signal: () => AbortSignal): Promise<Picture>
  identify: ReturnType<typeof createPictureMaker>['identify']
  /** Ends when no picture is being made or written. */
  idle(): Promise<void>
}

/** Pictures at once: one core is left for the pages. */
const atOnce = 2

/** From memory, else from disk, else made: once for all who ask, a few at a time, as many as fit into the queue. */
export function createPictureService(options: PictureServiceOptions): PictureService {
  const { cacheFolder, drawingVersion, timeout, log, clock } = options
  const memory = new MemoryCache<Picture>(options.memoryBytes)
  const disk: Pick<DiskCache, 'get' | 'set'> | undefined =
    cacheFolder === undefined || options.diskBytes === 0
      ? undefined
      : openDiskCache({ folder: cacheFolder, mostBytes: options.diskBytes, log, clock })
  const writes = new InFlight()
  const flights = new Flights<Picture>()
  const queue = new RenderQueue({ atOnce, length: options.queueLength, patience: timeout })
  const maker = createPictureMaker({ ...options, limits: { seconds: Math.max(1, Math.ceil(timeout / 1000)) } })

  return {
    async get(source, frame, format, signal) {
      const ground = frame.ground === undefined || format === 'svg' ? '' : ` on ${frame.ground}`
      const key = `${drawingVersion} ${source.key} ${frame.width}x${frame.height} ${frame.resizing} ${format}${ground}`
      const known = memory.get(key)
      if (known) return known
      return flights.join(key, signal(), async (isWanted) => {
        const kept = await disk?.get(key)
        const bytes = kept ?? (await queue.run(() => maker.make(source, frame, format), isWanted))
        const picture = { bytes, etag: etagOf(bytes, format) }
        memory.set(key, picture)
        // Nobody waits for the disk.
        if (!kept && disk) void writes.track(disk.set(key, bytes))
        return picture
      })
    },
    identify: (source) => queue.run(() => maker.identify(source), new AbortController().signal),
    async idle() {
      while (!queue.isIdle) await pause(100)
      await writes.over()
    },
  }
}

/** Strong where the bytes travel as they are; an SVG may be compressed on its way. */
function etagOf(bytes: Uint8Array, format: Format): string {
  const hash = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  return format === 'svg' ? `W/${hash}` : hash
}
