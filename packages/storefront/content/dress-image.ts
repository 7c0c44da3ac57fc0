import { readAttributes } from './read-attributes.ts'

/** The image service has the size in its addresses. */
const served = /^\/img\/(\d+)\/(\d+)\//

/** A picture with its size, fetched when it is near. One whose size nobody knows gets a box of a fixed shape instead. */
export function dressImage(attributes: string): string {
  const { src = '', width, height, loading } = readAttributes(attributes)
  const [, servedWidth, servedHeight] = served.exec(src) ?? []
  const plain = attributes.replace(/\s*\/?$/, '')
  const lazy = loading === undefined ? ' loading="lazy"' : ''
  if (isSize(width) && isSize(height)) return `<img${plain}${lazy}>`
  const unsized = plain.replace(/ (?:width|height)(?:="[^"]*")?/g, '')
  if (servedWidth && servedHeight) return `<img${unsized} width="${servedWidth}" height="${servedHeight}"${lazy}>`
  return `<img${unsized}${lazy} data-unsized>`
}

function isSize(value: string | undefined): boolean {
  return value !== undefined && /^[1-9]\d*$/.test(value)
}
