import { flipped, mirrored } from '../line/pairs.ts'
import type { PatternName } from '../params/shoe-params.ts'
import type { Seam } from '../seam/seam.ts'
import { drawAnkleStrap } from './rear-ankle-strap.ts'
import { drawBootFront } from './rear-boot.ts'
import { drawGores } from './rear-gores.ts'
import { drawPullLoop } from './rear-pull-loop.ts'
import { drawn, type RearParts, type RearScene } from './rear-scene.ts'
import { drawBuckleEdges, drawCord, drawTongueTop } from './rear-tongue.ts'

type RearPattern = (scene: RearScene) => RearParts

/** A strip over the back seam that runs out into the counter on both sides. */
function backStrip(scene: RearScene): Seam[] {
  const line = [
    [9.6, 96],
    [8.4, 84],
    [8.8, 70],
    [12.6, 57],
    [21, 46],
    [31, 38.6],
    [37, 36],
  ] as const
  return [
    { line: drawn(scene, line), over: 'right', rows: 1 },
    { line: drawn(scene, flipped(line)), over: 'left', rows: 1 },
  ]
}

/** A counter over the whole back, punched and gimped. */
const counter = (scene: RearScene): Seam => ({
  line: drawn(
    scene,
    mirrored([
      [37, 52],
      [32, 65],
      [24, 74],
      [12, 79],
      [0, 80.4],
    ]),
  ),
  over: 'left',
  rows: 2,
  holes: true,
  teeth: true,
})

/** Over the counter only the plain back seam is left. */
const backSeam = (scene: RearScene, from: number, to: number): Seam => ({
  line: drawn(scene, [
    [0, from],
    [0, (from + to) / 2],
    [0, to],
  ]),
  over: 'right',
  rows: 1,
})

/** A small tab over the top of the back seam. */
const heelTab = (scene: RearScene): Seam => ({
  line: drawn(
    scene,
    mirrored([
      [7.6, 96],
      [7.2, 84],
      [5.4, 77],
      [0, 74.4],
    ]),
  ),
  over: 'left',
  rows: 1,
})

/** Over a punched counter, a strip of the same kind up to the topline. */
function brogueStrip(scene: RearScene): Seam[] {
  const line = [
    [8, 96],
    [8.6, 88],
    [10, 79.6],
  ] as const
  return [
    { line: drawn(scene, line), over: 'right', rows: 1, teeth: true },
    { line: drawn(scene, flipped(line)), over: 'left', rows: 1, teeth: true },
  ]
}

const oxford: RearPattern = (scene) => ({ seams: backStrip(scene), behind: drawTongueTop(scene) })
const derby: RearPattern = (scene) => ({
  seams: [backSeam(scene, 76, 28), heelTab(scene)],
  behind: drawTongueTop(scene),
})
const monk =
  (heights: readonly number[]): RearPattern =>
  (scene) => ({ seams: backStrip(scene), behind: drawTongueTop(scene) + drawBuckleEdges(scene, heights) })
const loafer: RearPattern = (scene) => ({ seams: [backSeam(scene, 76, 28), heelTab(scene)] })
const tassel: RearPattern = (scene) => ({ ...loafer(scene), front: drawCord(scene) })
const semiBrogue: RearPattern = (scene) => ({
  seams: [backSeam(scene, 96, 81), counter(scene)],
  behind: drawTongueTop(scene),
})
const fullBrogue: RearPattern = (scene) => ({
  seams: [...brogueStrip(scene), counter(scene)],
  behind: drawTongueTop(scene),
})

export const rearPatterns: Readonly<Record<PatternName, RearPattern>> = {
  'plain-oxford': oxford,
  'cap-oxford': oxford,
  'semi-brogue': semiBrogue,
  'full-brogue': fullBrogue,
  derby,
  'derby-brogue': fullBrogue,
  'single-monk': monk([86]),
  'double-monk': monk([91, 80]),
  'penny-loafer': loafer,
  'tassel-loafer': tassel,
  chelsea: (scene) => ({ seams: [], panels: drawGores(scene), front: drawPullLoop(scene) }),
  'lace-boot': (scene) => ({ ...drawBootFront(scene), front: drawPullLoop(scene) }),
  jodhpur: (scene) => ({ seams: [], front: drawAnkleStrap(scene) + drawPullLoop(scene) }),
  sneaker: (scene) => ({
    seams: [sneakerTab(scene)],
    behind: drawTongueTop(scene),
  }),
}

const sneakerTab = (scene: RearScene): Seam => ({
  line: drawn(
    scene,
    mirrored([
      [17, 103],
      [16, 84],
      [13, 72],
      [0, 67.6],
    ]),
  ),
  over: 'left',
  rows: 2,
})
