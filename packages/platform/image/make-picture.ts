import { fail } from '../http/envelope.ts'
import { HttpError } from '../http/http-error.ts'
import type { Log } from '../log/log.ts'
import { chooseDetail } from './choose-detail.ts'
import type { Draw, Drawing } from './drawing.ts'
import type { Format } from './format.ts'
import type { Frame } from './frame.ts'
import { drawingSize, frameDrawing } from './frame-drawing.ts'
import type { MediaFile } from './list-media.ts'
import type { PictureSource } from './picture-source.ts'
import { placeholder } from './placeholder.ts'
import { mostMegabytes, readMedia } from './read-media.ts'
import { identifyPicture, type RenderLimits, type RenderPicture } from './render-picture.ts'

export interface MakerOptions {
  draw: Draw
  render: RenderPicture
  limits: RenderLimits
  log: Log
}

export interface PictureMaker {
  make(source: PictureSource, frame: Frame, format: Format): Promise<Uint8Array<ArrayBuffer>>
  identify(source: PictureSource): Promise<{ width: number; height: number; type: string }>
}

/** Draws or reads, then scales and encodes. */
export function createPictureMaker({ draw, render, limits, log }: MakerOptions): PictureMaker {
  const svgOf = async (drawing: Drawing, detail: Parameters<Draw>[1]) =>
    drawing.kind === 'placeholder' ? placeholder : inTime(draw(drawing, detail))

  const fromFile = async <T>(file: MediaFile, work: (bytes: Uint8Array) => Promise<T>): Promise<T> => {
    const bytes = await readMedia(file)
    if (bytes === 'gone') throw new HttpError(fail(404, 'The picture is no longer there.'))
    if (bytes === 'too large') throw unreadable(`The picture is larger than ${mostMegabytes} MB.`)
    try {
      return await work(bytes)
    } catch (error) {
      if (error instanceof HttpError) throw error
      log.warn({ file: file.file, reason: error instanceof Error ? error.message : '' }, 'a picture cannot be read')
      throw unreadable('The picture is broken, of another kind than its name says, or has too many pixels.', error)
    }
  }

  return {
    async make(source, frame, format) {
      if (source.kind === 'media') {
        const kind = source.file.ending === 'svg' ? 'vector' : 'photograph'
        return fromFile(source.file, async (bytes) =>
          format === 'svg' ? new Uint8Array(bytes) : inTime(render({ kind, bytes }, frame, format, limits)),
        )
      }
      const svg = await svgOf(source.drawing, chooseDetail(source.drawing, frame, format))
      if (format === 'svg') return new TextEncoder().encode(frameDrawing(svg, frame))
      return inTime(render({ kind: 'drawing', svg }, frame, format, limits))
    },
    async identify(source) {
      if (source.kind === 'media') return fromFile(source.file, identifyPicture)
      const svg = await svgOf(source.drawing, 'thumb')
      return { ...drawingSize(svg), type: 'svg' }
    },
  }
}

function unreadable(text: string, cause?: unknown): HttpError {
  return new HttpError(fail(422, text), { cause })
}

/** What takes too long ends with an error whose message begins with "timeout". */
async function inTime<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('timeout'))) throw error
    const again = { headers: { 'retry-after': '5' } }
    throw new HttpError(fail(503, 'The picture could not be made in time. Please try again.', again), { cause: error })
  }
}
