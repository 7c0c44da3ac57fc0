import { flipped, mirrored } from '../line/pairs.ts'
import type { Line, Point } from '../line/point.ts'
import { smooth } from '../line/smooth.ts'
import { punched } from '../seam/draw-seams.ts'
import type { Seam } from '../seam/seam.ts'
import { drawTongue } from './draw-tongue.ts'
import { openOpening, type Rim } from './opening.ts'
import { drawTopBow } from './top-bow.ts'
import { drawBars, eyeletRow } from './top-lacing.ts'
import { across, beside, type TopPattern, type TopScene } from './top-scene.ts'

const gap = 6.2
const eyelets = eyeletRow({ from: 111, to: 170, count: 6, beside: [11.6, 12.4] })

const rim: Rim = [
  [0, 10.5],
  [0.34, 12],
  [0.58, 18],
  [0.71, 31],
  [0.74, 48],
  [0.715, 66],
  [0.63, 83],
  [0.5, 97],
]

export const sneaker: TopPattern = (scene) => ({
  ...openOpening(scene, rim.slice(0, -1), { top: 106, gap, brow: 12 }),
  inside: drawTongue(scene, padded(scene)),
  seams: [...stays(scene), vampSeam(scene), ...heelTab(scene)],
  panels: drawVents(scene),
  front: drawBars(scene, eyelets) + drawTopBow(scene, scene.plan.beside(0, 108), 1.12),
  depth: 1,
})

function padded({ plan }: TopScene): Point[] {
  const half = [
    [0, 86],
    [11, 86.6],
    [17, 90],
    [18.6, 98],
    [17, 130],
    [11, 180],
  ] as const
  return smooth(
    [
      ...half.map(([x, y]) => plan.beside(x, y)),
      ...half
        .slice(1)
        .map(([x, y]) => plan.beside(-x, y))
        .toReversed(),
    ],
    { closed: true },
  )
}

/** Eyelet stays along both sides of the tongue, each with its free edge and the seam that holds it. */
function stays(scene: TopScene): Seam[] {
  const edge = [
    [gap, 106],
    [gap + 0.4, 124],
    [gap + 0.8, 150],
    [gap + 0.4, 172],
    [gap - 2, 178.6],
    [0, 180.6],
  ] as const
  const seam = [
    [0.63, 95],
    [0.62, 110],
    [0.6, 130],
    [0.56, 150],
    [0.5, 168],
    [0.38, 182],
    [0.2, 190],
    [0, 192.4],
  ] as const
  const free: Line = beside(scene, edge)
  return [
    { line: free, over: 'right', rows: 1, lift: 1.6 },
    { line: beside(scene, flipped(edge)), over: 'left', rows: 1, lift: 1.6 },
    { line: across(scene, mirrored(seam)), over: 'left', rows: 2 },
  ]
}

const vampSeam = (scene: TopScene): Seam => ({
  line: across(
    scene,
    mirrored([
      [1.01, 128],
      [0.9, 146],
      [0.76, 160],
      [0.62, 169],
      [0.5, 168],
    ]).slice(0, 5),
  ),
  over: 'right',
  rows: 0,
})

/** A tab over the back, often of another leather. */
function heelTab(scene: TopScene): Seam[] {
  const line = [
    [15, 14],
    [19, 9],
    [22, 3],
  ] as const
  return [
    { line: beside(scene, line), over: 'right', rows: 2 },
    { line: beside(scene, flipped(line)), over: 'left', rows: 2 },
  ]
}

/** Fine holes over the toes. */
function drawVents({ sheet, plan, look, frame }: TopScene): string {
  if (sheet.detail === 'thumb') return ''
  const places = [0, 1, 2].flatMap((row) =>
    [-3, -2, -1, 0, 1, 2, 3]
      .filter((column) => Math.abs(column) <= 3 - (row === 2 ? 1 : 0))
      .map((column) => plan.beside(column * 5.6, 216 + row * 8 - Math.abs(column) * 1.4)),
  )
  return punched(places, 0.8, look, frame)
}
