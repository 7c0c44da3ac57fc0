import type { Cut } from './cut.ts'
import type { LastMeasures, ToeForm } from './last-measures.ts'

type Pair = readonly [number, number]

/** Over the toe: places and heights on last 71, by the form of the toe. Two millimetres less make an elf's shoe. */
const toes: Readonly<Record<ToeForm, readonly Pair[]>> = {
  almond: [
    [250, 55.6],
    [264, 51.6],
    [278, 46.2],
    [289, 39.2],
    [297, 31],
    [301.6, 23.4],
    [302.4, 18.2],
  ],
  round: [
    [250, 56.4],
    [264, 53.6],
    [277, 49.2],
    [288, 42.6],
    [296.5, 33.8],
    [301.6, 24.6],
    [302.4, 18.2],
  ],
  chisel: [
    [250, 54.2],
    [264, 49.2],
    [278, 43.6],
    [289, 38.4],
    [297, 33],
    [301.9, 25.6],
    [302.8, 18.2],
  ],
  square: [
    [250, 56],
    [264, 52.8],
    [278, 48.2],
    [289, 42.8],
    [297.4, 35.4],
    [302, 25.8],
    [302.8, 18.2],
  ],
}

/** How much of a change of the instep a place on the ridge takes, and how much of one of the toe. */
const share = (x: number, from: number, to: number): number => Math.min(1, Math.max(0, (x - from) / (to - from)))

export function ridgePoints(last: LastMeasures, cut: Cut): Pair[] {
  return [...topOfRidge[cut], ...toes[last.toe]].map(([x, y]) => {
    const instep = last.instep * (1 - share(x, 190, 262)) * (y > 125 ? 0 : 1)
    // The wall of a cup hides the foot of the toe box, so that all of them stand higher, and swell less.
    const [box, from, to] = cut === 'sneaker' ? [last.toeHeight * 0.25 + 5, 170, 236] : [last.toeHeight, 210, 262]
    const toe = box * share(x, from, to) * (1 - share(x, 284, 302))
    return [x, y + instep + toe]
  })
}

const topOfRidge: Readonly<Record<Cut, readonly Pair[]>> = {
  shoe: [
    [105, 108],
    [121, 100.4],
    [140, 91.6],
    [160, 82.9],
    [180, 75],
    [204, 67],
    [230, 60.2],
  ],
  loafer: [
    [119, 99.5],
    [128, 96],
    [144, 88],
    [162, 80.2],
    [182, 72.6],
    [205, 65.6],
    [230, 59.8],
  ],
  boot: [
    [98.4, 170],
    [99, 154],
    [101.4, 137],
    [106.8, 121.6],
    [116.6, 108.8],
    [131, 98.6],
    [150, 89.4],
    [176, 78.4],
    [204, 68.4],
    [230, 60.8],
  ],
  chelsea: [
    [98.6, 165],
    [99.2, 151],
    [101.6, 135.6],
    [107.2, 120.6],
    [117, 108],
    [132, 98],
    [150, 89.2],
    [176, 78.2],
    [204, 68.2],
    [230, 60.6],
  ],
  sneaker: [
    [108, 112],
    [122, 104.6],
    [140, 95.6],
    [160, 86],
    [182, 76.4],
    [206, 68.4],
    [230, 61],
  ],
}

/** The opening, from the back; the top of the ridge is its last point. */
export function toplinePoints({ heelCurve }: LastMeasures, cut: Cut): Pair[] {
  return toplines[cut].map(([x, y], index) => [index === 0 ? x + heelCurve : x, y])
}

const toplines: Readonly<Record<Cut, readonly Pair[]>> = {
  shoe: [
    [11, 94],
    [21, 91.4],
    [38, 85.6],
    [58, 82.4],
    [76, 85],
    [92, 94.6],
  ],
  loafer: [
    [10.5, 90.5],
    [21, 88],
    [40, 81.6],
    [62, 78],
    [84, 80.2],
    [104, 89.4],
  ],
  boot: [
    [11, 167],
    [24, 163.4],
    [50, 160.8],
    [76, 164],
  ],
  chelsea: [
    [11.2, 165.4],
    [24, 161.4],
    [50, 157.6],
    [80, 160.4],
  ],
  sneaker: [
    [9.6, 97.6],
    [16.4, 99.2],
    [25, 96.4],
    [39, 89],
    [58, 84.8],
    [78, 88.4],
    [95, 99.6],
  ],
}

/** The back, from the seat up; it bulges over the counter and leans in towards the top. */
export function backPoints({ heelCurve }: LastMeasures, cut: Cut): Pair[] {
  const low: Pair[] = [
    [4.8, 31.2],
    [2.3, 38.5],
    [1.2, 47],
    [2, 58],
  ]
  if (cut === 'boot' || cut === 'chelsea') {
    const shaft: Pair[] = [
      [5.2, 76],
      [9.6, 95],
      [11.8, 113],
      [12, 132],
      [11.4, 148],
    ]
    return [...low, ...shaft]
  }
  return [...low, [4.6 + heelCurve * 0.4, 70], [8.1 + heelCurve * 0.8, 82], [10 + heelCurve, 90]]
}
