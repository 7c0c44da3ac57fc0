import type { Drawing } from './board.ts'

export const resizings = ['resize', 'crop', 'fit'] as const
export type Resizing = (typeof resizings)[number]

export interface Frame {
  width: number
  height: number
  /** `resize` shows everything inside the frame, `crop` fills it, `fit` shrinks it to the drawing's own ratio. */
  resizing: Resizing
}

export function renderSvg({ window, content }: Drawing, frame: Frame): string {
  const { width, height } = frame.resizing === 'fit' ? fitted(window, frame) : frame
  const { x, y } = window
  const ratio = frame.resizing === 'crop' ? ' preserveAspectRatio="xMidYMid slice"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${window.width} ${window.height}"${ratio}>${content}</svg>`
}

function fitted(window: Drawing['window'], { width, height }: Frame): { width: number; height: number } {
  const scale = Math.min(width / window.width, height / window.height)
  return {
    width: Math.max(1, Math.round(window.width * scale)),
    height: Math.max(1, Math.round(window.height * scale)),
  }
}
