import type { Sharp } from 'sharp'
import type { Format } from './format.ts'

/** The colour of the well in which the shop shows its pictures; formats without transparency stand on it. */
const well = '#eae3d7'

export type RasterFormat = Exclude<Format, 'svg'>

/**
 * Drawings are smooth, so banding and bleeding colour are what would be seen: full chroma resolution everywhere, since a
 * burgundy upper beside a light well is stained without it. At 60 AVIF loses stitches, at 70 the eye finds no difference;
 * effort 2 would take twice as long as 1 for a twentieth less.
 */
const encoders: Readonly<Record<RasterFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 70, effort: 1, chromaSubsampling: '4:4:4' }),
  webp: (image) => image.webp({ quality: 84, alphaQuality: 90, smartSubsample: true, effort: 4 }),
  jpeg: (image) => image.flatten({ background: well }).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }),
  png: (image) => image.png({ compressionLevel: 9 }),
}

export function encodeRaster(image: Sharp, format: RasterFormat): Sharp {
  return encoders[format](image)
}
