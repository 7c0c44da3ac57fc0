import { bottomLines } from '../bottom/bottom-lines.ts'
import { drawHeel } from '../bottom/draw-heel.ts'
import type { SideProfile } from '../last/side-profile.ts'
import { mixed } from '../leather/rgb.ts'
import { board } from '../params/board.ts'
import { colours } from '../params/colour.ts'
import { element, group } from '../svg/element.ts'
import { closed, drawPlate } from './draw-layer.ts'
import { heelLifts } from './layer-lines.ts'
import { drops, type PartScene } from './part-scene.ts'

const liftGap = 6.4

/** Lifts of leather moved apart over the top piece; a lugged heel stays whole, a wedge or a cup is part of the sole. */
export function drawHeelLifts(scene: PartScene): string {
  const { sheet, profile, params, rim } = scene
  const { sole } = params.making
  const colour = colours[params.finish.colour]
  const lines = bottomLines(profile)
  if (!profile.stack.block || !lines.heel) return ''
  if (sole === 'commando') {
    const block = lines.heel
    return group(
      { transform: `translate(0 ${(drops.heel + 3) * board.unit})` },
      rim ? element('path', { d: closed(block), fill: 'none', stroke: rim, 'stroke-width': 3.4 }) : '',
      drawHeel(sheet, block, sole, colour),
    )
  }
  const leather = mixed(colour.edge, '#b98a55', 0.5)
  return heelLifts(profile, liftDrops(profile))
    .map((lift, index, all) => drawPlate(sheet, lift, { colour: index === all.length - 1 ? '#2b2724' : leather, rim }))
    .join('')
}

/** Three lifts and the top piece; a high heel has one more. */
export function liftDrops({ last }: SideProfile): number[] {
  return Array.from({ length: last.heel > 30 ? 5 : 4 }, (_, index) => drops.heel + index * liftGap)
}
