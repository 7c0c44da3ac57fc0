import { hexOf } from '../leather/rgb.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import type { Seam } from '../seam/seam.ts'
import { softStroke } from '../svg/soft-stroke.ts'
import { drawTongue } from './draw-tongue.ts'
import { medallion } from './medallion.ts'
import { openOpening, shoeRim } from './opening.ts'
import { tongue } from './oxford-top.ts'
import { backStrip, brogued, counter, wing } from './panel-lines.ts'
import { drawTopBow } from './top-bow.ts'
import { drawCrosses, eyeletRow } from './top-lacing.ts'
import { flipped, type TopParts, type TopPattern, type TopScene } from './top-scene.ts'

const gap = 4.4
const eyelets = eyeletRow({ from: 111, to: 158, count: 5, beside: [9, 10.4] })

export const derby: TopPattern = (scene) => openLaced(scene, [...quarters(scene), ...backStrip(scene)])

export const derbyBrogue: TopPattern = (scene) =>
  openLaced(
    scene,
    [wing(scene), ...quarters(scene).map((seam) => ({ ...seam, ...brogued })), ...counter(scene, { teeth: true })],
    medallion(scene, 266),
  )

function openLaced(scene: TopScene, seams: readonly Seam[], panels = ''): TopParts {
  const [bow] = eyelets
  return {
    ...openOpening(scene, shoeRim.slice(0, -1), { top: 106, gap, brow: 13 }),
    inside: drawTongue(scene, tongue(scene, { width: 20 })),
    seams,
    panels:
      panels +
      drawLift(
        scene,
        quarters(scene).map(({ line }) => line),
      ),
    front: drawCrosses(scene, eyelets) + (bow ? drawTopBow(scene, scene.plan.beside(0, bow[1] - 1)) : ''),
    depth: 1,
  }
}

/** Quarters that lie on the vamp: down beside the tongue, round at the tab, back to the waist. */
function quarters(scene: TopScene): Seam[] {
  const { plan } = scene
  const facing = [
    [gap, 106.6],
    [gap + 0.4, 120],
    [gap + 1.2, 140],
    [gap + 2, 158],
    [gap + 4, 166.4],
    [gap + 9, 169.6],
  ] as const
  const flank = [
    [0.5, 167],
    [0.68, 158],
    [0.82, 146],
    [0.93, 133],
    [1.01, 121],
  ] as const
  const side = (way: 1 | -1): Line => {
    const turn = (pairs: typeof facing | typeof flank) => (way === 1 ? pairs : flipped(pairs))
    return smooth([
      ...turn(facing).map(([x, y]) => plan.beside(x, y)),
      ...turn(flank).map(([v, y]) => plan.place(v, y)),
    ])
  }
  return [
    { line: side(1), over: 'right', rows: 2, lift: 2 },
    { line: side(-1), over: 'left', rows: 2, lift: 2 },
  ]
}

/** What free edges cast on the leather below, wider than a seam's own shade. */
export function drawLift({ sheet, frame, look }: TopScene, lines: readonly Line[]): string {
  if (sheet.detail === 'thumb') return ''
  const d = lines.map((line) => pathOf(frame.line(line))).join('')
  return softStroke(d, {
    stroke: hexOf(look.ramp[0]),
    width: 12,
    blur: 5,
    opacity: 0.55,
    layers: sheet.detail === 'stage' ? 5 : 3,
  })
}
