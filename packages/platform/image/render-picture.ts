import type { Sharp } from 'sharp'
import { encodeRaster, type RasterFormat } from './encode-raster.ts'
import type { Frame } from './frame.ts'
import { frameDrawing } from './frame-drawing.ts'
import { type GroundName, ground } from './ground.ts'

export type PictureContent =
  /** A drawing of our own. */
  | { kind: 'drawing'; svg: string }
  /** The merchant's file, an SVG or a photograph. */
  | { kind: 'vector' | 'photograph'; bytes: Uint8Array }

export interface RenderLimits {
  /** Seconds after which the library gives up. */
  seconds: number
}

/** More than any camera gives; a file that claims more is made to fill the memory. */
const mostPixels = 64_000_000
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

export type RenderPicture = (
  content: PictureContent,
  frame: Frame,
  format: RasterFormat,
  limits: RenderLimits,
) => Promise<Uint8Array<ArrayBuffer>>

export const renderPicture: RenderPicture = async (content, frame, format, { seconds }) => {
  const image =
    content.kind === 'drawing' ? await drawn(content.svg, frame) : placed(await opened(content, frame), frame)
  const grounded = frame.ground === undefined ? image : await onGround(image.timeout({ seconds }), frame.ground)
  return new Uint8Array(await encodeRaster(grounded.timeout({ seconds }), format).toBuffer())
}

async function onGround(image: Sharp, name: GroundName): Promise<Sharp> {
  const sharp = await loadSharp()
  const { data, info } = await image.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  return sharp(Buffer.from(ground(name, info))).composite([{ input: data }])
}

/** What a file says about itself. */
export async function identifyPicture(bytes: Uint8Array): Promise<{ width: number; height: number; type: string }> {
  const sharp = await loadSharp()
  const { width, height, autoOrient, format } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height, type: format }
}

async function drawn(svg: string, frame: Frame): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(frameDrawing(svg, frame)), { limitInputPixels: mostPixels })
}

async function opened({ kind, bytes }: { kind: 'vector' | 'photograph'; bytes: Uint8Array }, frame: Frame) {
  const sharp = await loadSharp()
  const limits = { limitInputPixels: mostPixels, failOn: 'error' as const, sequentialRead: true }
  if (kind === 'photograph') return sharp(bytes, limits).autoOrient()
  // Lines stay sharp only when they are drawn at the size that is asked for.
  const { width, height } = await identifyPicture(bytes)
  const scales = [frame.width / width, frame.height / height]
  const scale = frame.resizing === 'crop' ? Math.max(...scales) : Math.min(...scales)
  return sharp(bytes, { ...limits, density: Math.min(100_000, Math.max(1, 72 * scale)) })
}

function placed(image: Sharp, { width, height, resizing }: Frame): Sharp {
  if (resizing === 'crop') return image.resize({ width, height, fit: 'cover' })
  if (resizing === 'fit') return image.resize({ width, height, fit: 'inside', withoutEnlargement: true })
  const whole = { fit: 'contain', background: transparent, withoutEnlargement: true } as const
  return image.ensureAlpha().resize({ width, height, ...whole })
}

/** A shop opens without it; the first picture waits for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Pages are rendered beside: one thread a picture is enough, and nothing of it is kept by the library.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
