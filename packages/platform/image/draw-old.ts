import { readShoeSpec } from '@welt/illustration/params/shoe-spec.ts'
import { drawPicture } from './draw-picture.ts'
import type { Draw } from './drawing.ts'
import { leatherColourNames } from './leather-colour.ts'
import { parseImagePath } from './parse-image-path.ts'
import { goods, shoePatterns, shoeViews } from './shoe-name.ts'

/** Stands in until `@welt/illustration/draw.ts` draws every view. */
export const drawOld: Draw = async (drawing) => {
  const picture = parseImagePath(drawing.kind === 'old' ? drawing.path : standIn(drawing))
  if (picture.kind === 'unknown') return undefined
  const { window, content } = drawPicture(picture)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window.x} ${window.y} ${window.width} ${window.height}">${content}</svg>`
}

function standIn(drawing: Exclude<Parameters<Draw>[0], { kind: 'old' }>): string {
  if (drawing.kind === 'good') return `/good/${goods.find((known) => known === drawing.good) ?? 'care-set'}.svg`
  const shoe = readShoeSpec(drawing.spec)
  const pattern = shoePatterns.find((known) => known === shoe?.pattern) ?? 'oxford'
  const colour = leatherColourNames.find((known) => known === shoe?.finish.colour) ?? 'mocha'
  const view = shoeViews.find((known) => known === drawing.view || known === `detail-${drawing.view}`) ?? 'side'
  const leather = shoe?.finish.leather ?? 'calf'
  return `/shoe/${pattern}/${leather === 'calf' ? colour : `${colour}-${leather}`}/${view}.svg`
}
