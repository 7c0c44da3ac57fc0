import { createHash } from 'node:crypto'
import type { Log } from '../log/log.ts'
import type { Draw } from './drawing.ts'
import { createDrawingThread } from './drawing-thread.ts'
import { drawingVersion } from './drawing-version.ts'
import { defaultImageSizes } from './image-size.ts'
import { keepDrawings } from './keep-drawings.ts'
import { type MediaFolder, openMediaFolder } from './media-folder.ts'
import { createPictureService, type PictureService } from './picture-service.ts'
import { type RenderPicture, renderPicture } from './render-picture.ts'

/** What a shop may choose about its pictures. */
export interface ImageSettings {
  /** Folder of the merchant's own pictures; without one everything is drawn. */
  mediaFolder?: string | undefined
  /** Folder of finished pictures; without one they are made anew after a restart. */
  cacheFolder?: string | undefined
  /** As `400x300`. */
  sizes?: readonly string[] | undefined
  diskBytes?: number | undefined
  memoryBytes?: number | undefined
  /** Pictures that may wait to be made. */
  queueLength?: number | undefined
  /** Milliseconds that one may wait, and may take then. */
  timeout?: number | undefined
  /** Draws what is not photographed; in a thread of its own by default. */
  draw?: Draw | undefined
  /** Folder of the code that draws; our own by default. */
  drawingCode?: string | undefined
}

export interface ImageOptions extends ImageSettings {
  render?: RenderPicture | undefined
  log: Log
  clock: () => number
}

export interface ImageService {
  sizes: readonly string[]
  media: MediaFolder
  pictures: PictureService
  /** Changes when any picture may: with the drawing code and with the merchant's files. */
  mediaVersion(): string
  /** Ends when nothing is being made or written any longer. */
  close(): Promise<void>
}

const megabyte = 1024 * 1024

export async function createImageService(options: ImageOptions): Promise<ImageService> {
  const { log, clock, timeout = 30_000 } = options
  const { draw, close = async () => undefined } = options.draw
    ? { draw: options.draw }
    : createDrawingThread({ timeout })
  const [version, media] = await Promise.all([
    drawingVersion(options.drawingCode),
    openMediaFolder({ folder: options.mediaFolder, log, clock }),
  ])
  const pictures = createPictureService({
    draw: keepDrawings(draw, 100),
    render: options.render ?? renderPicture,
    drawingVersion: version,
    cacheFolder: options.cacheFolder,
    diskBytes: options.diskBytes ?? 512 * megabyte,
    memoryBytes: options.memoryBytes ?? 32 * megabyte,
    queueLength: options.queueLength ?? 200,
    timeout,
    log,
    clock,
  })
  const join = rememberLast((files: string) =>
    createHash('sha256').update(`${version} ${files}`).digest('hex').slice(0, 12),
  )
  return {
    sizes: options.sizes ?? defaultImageSizes,
    media,
    pictures,
    mediaVersion: () => join(media.version()),
    async close() {
      await pictures.idle()
      await close()
    },
  }
}

/** Asked with every page and picture, changed almost never. */
function rememberLast(ask: (question: string) => string): (question: string) => string {
  let last: { question: string; answer: string } | undefined
  return (question) => {
    if (last?.question !== question) last = { question, answer: ask(question) }
    return last.answer
  }
}
