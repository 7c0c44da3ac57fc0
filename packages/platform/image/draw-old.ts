import type { DetailName } from '@welt/illustration/params/shoe-params.ts'
import { readShoeSpec } from '@welt/illustration/params/shoe-spec.ts'
import { drawPicture } from './draw-picture.ts'
import type { DrawnThing } from './drawing.ts'
import { leatherColourNames } from './leather-colour.ts'
import { parseImagePath } from './parse-image-path.ts'
import { shoePatterns, shoeViews } from './shoe-name.ts'

/** Stands in until `@welt/illustration/draw.ts` draws every view. */
export const drawOld = (drawing: Exclude<DrawnThing, { kind: 'good' }>, _detail: DetailName): string => {
  const picture = parseImagePath(drawing.kind === 'old' ? drawing.path : standIn(drawing))
  const { window, content } = drawPicture(picture)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window.x} ${window.y} ${window.width} ${window.height}">${content}</svg>`
}

function standIn(drawing: Extract<DrawnThing, { kind: 'shoe' }>): string {
  const shoe = readShoeSpec(drawing.spec)
  const pattern = shoePatterns.find((known) => known === shoe?.pattern) ?? 'oxford'
  const colour = leatherColourNames.find((known) => known === shoe?.finish.colour) ?? 'mocha'
  const view = shoeViews.find((known) => known === drawing.view || known === `detail-${drawing.view}`) ?? 'side'
  const leather = shoe?.finish.leather ?? 'calf'
  return `/shoe/${pattern}/${leather === 'calf' ? colour : `${colour}-${leather}`}/${view}.svg`
}
