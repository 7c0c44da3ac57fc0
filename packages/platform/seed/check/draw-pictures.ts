import { draw } from '@welt/illustration/draw.ts'
import { drawGood } from '@welt/illustration/draw-good.ts'
import type { Catalog } from './catalog.ts'
import { type PictureName, picturesOf, readPicture } from './check-pictures.ts'

/**
 * Draws pictures and tells which cannot be drawn: every good, and of the shoes one for each view of a pattern and one for
 * each last, leather, sole and welt. All of them would be thousands, and differ in colour and seed alone.
 */
export function drawPictures(catalog: Catalog): string[] {
  const drawn = new Set<string>()
  const faults: string[] = []
  for (const path of picturesOf(catalog)) {
    const picture = readPicture(path)
    const traits = picture ? traitsOf(picture) : []
    if (!picture || traits.every((trait) => drawn.has(trait))) continue
    for (const trait of traits) drawn.add(trait)
    const fault = faultOf(picture)
    if (fault) faults.push(`${path} cannot be drawn: ${fault}.`)
  }
  return faults
}

function traitsOf(picture: PictureName): string[] {
  if (picture.kind === 'good') return [`${picture.good} ${picture.colour}`]
  const { params, view } = picture
  const { last, pattern, making, finish } = params
  const ofSide = [`last ${last}`, `leather ${finish.leather}`, `sole ${making.sole} ${making.welt}`]
  if (view === 'side') return [`${pattern} side`, ...ofSide]
  // The details are windows on the side view.
  return [view === 'toe' || view === 'welt' || view === 'facing' ? view : `${pattern} ${view}`]
}

function faultOf(picture: PictureName): string | undefined {
  try {
    const svg =
      picture.kind === 'shoe'
        ? draw(picture.params, picture.view, 'thumb')
        : drawGood(picture.good, 'thumb', picture.colour && { colour: picture.colour })
    if (!/^<svg[\s\S]*<\/svg>\s*$/.test(svg)) return 'it is no picture'
    return /NaN|undefined|Infinity/.test(svg) ? 'a number in it is none' : undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown reason'
  }
}
