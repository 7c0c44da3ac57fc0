import { drawPicture } from './draw-picture.ts'
import { parseImagePath } from './parse-image-path.ts'

/** Stands in until no catalogue names the old paths. */
export function drawOld({ path }: { path: string }): string {
  const { window, content } = drawPicture(parseImagePath(path))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window.x} ${window.y} ${window.width} ${window.height}">${content}</svg>`
}
