import type { Format } from './format.ts'

/**
 * The best format that a client says it takes. AVIF and WebP must be named: image/* and every address bar say nothing
 * about them. An SVG goes only to those who ask for one first and for no raster at all; a browser names it in passing.
 */
export function chooseFormat(accept: string | null): Format {
  const ranges = (accept ?? '').toLowerCase().split(',').map(readRange)
  const named = ranges.filter(({ isRefused }) => !isRefused).map(({ type }) => type)
  if (named[0] === 'image/svg+xml' && !named.some(isRaster)) return 'svg'
  if (named.includes('image/avif')) return 'avif'
  return named.includes('image/webp') ? 'webp' : 'jpeg'
}

function readRange(range: string): { type: string; isRefused: boolean } {
  const [type = '', ...parameters] = range.split(';')
  return { type: type.trim(), isRefused: parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(parameter)) }
}

function isRaster(type: string): boolean {
  return type.startsWith('image/') && type !== 'image/svg+xml' && type !== 'image/*'
}
