import type { Frame } from './frame.ts'

/** A drawing's own size, by its view box. */
export function drawingSize(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg\b[^>]*\sviewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error('A drawing has no view box.')
  return { width: Number(width), height: Number(height) }
}

/**
 * Puts a drawing of ours into its frame. It is scaled as a whole, so that a shoe has the same place on its board at any
 * size, and a rasteriser draws it at that size at once instead of scaling pixels.
 */
export function frameDrawing(svg: string, frame: Frame): string {
  const { width, height } = frame.resizing === 'fit' ? fitted(drawingSize(svg), frame) : frame
  const ratio = frame.resizing === 'crop' ? ' preserveAspectRatio="xMidYMid slice"' : ''
  return svg.replace(/^<svg\b/, `<svg width="${width}" height="${height}"${ratio}`)
}

function fitted(own: { width: number; height: number }, { width, height }: Frame): { width: number; height: number } {
  const scale = Math.min(width / own.width, height / own.height)
  return { width: Math.max(1, Math.round(own.width * scale)), height: Math.max(1, Math.round(own.height * scale)) }
}
