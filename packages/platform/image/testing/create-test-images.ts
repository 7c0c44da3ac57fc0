import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createFetch } from '../../http/create-fetch.ts'
import type { Log } from '../../log/log.ts'
import { demoStoreViews } from '../../seed/testing/demo-store-views.ts'
import { imageRoutes } from '../image-routes.ts'
import { createImageService, type ImageOptions, type ImageService } from '../image-service.ts'
import { type RenderPicture, renderPicture } from '../render-picture.ts'
import { fakeDraw } from './fake-draw.ts'

export interface TestImages {
  service: ImageService
  /** Asks at a path below /img. */
  get: (path: string, init?: RequestInit) => Promise<Response>
  /** What was rendered, in its order: not what came from a cache. */
  rendered: string[]
  log: string[]
}

export const oxford = 'shoe/cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1/side.svg'

/** The image service behind the platform's front door, with the real rasteriser and drawings of a box. */
export async function createTestImages(options: Partial<ImageOptions> = {}): Promise<TestImages> {
  const rendered: string[] = []
  const lines: string[] = []
  const write = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`)
  const log: Log = { debug: () => undefined, info: () => undefined, warn: write, error: write }
  const render: RenderPicture = (content, frame, format, limits) => {
    rendered.push(`${frame.width}x${frame.height} ${frame.resizing} ${format}`)
    return (options.render ?? renderPicture)(content, frame, format, limits)
  }
  const service = await createImageService({ draw: fakeDraw, log, clock: Date.now, ...options, render })
  onTestFinished(() => service.pictures.idle())
  const fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log }, [imageRoutes(service)])
  return {
    service,
    get: (path, init) => fetch(new Request(`http://shop.test/img/${path}`, init)),
    rendered,
    log: lines,
  }
}

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'welt-image-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
