import { lookOf } from '../leather/look.ts'
import { crossing } from '../line/cross.ts'
import { offset } from '../line/offset.ts'
import { nth, type Point, point } from '../line/point.ts'
import type { ColourName } from '../params/colour.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { drawLeatherPart } from '../trim/leather-part.ts'
import { placed } from './placed.ts'
import type { SideScene } from './side-scene.ts'

/** The leather of a sneaker's heel tab, by the colour of the rest: a second tone, never a loud one. */
const secondTone: Readonly<Record<ColourName, ColourName>> = {
  cognac: 'walnut',
  black: 'slate',
  bordeaux: 'mocha',
  mocha: 'tobacco',
  tan: 'chestnut',
  navy: 'tan',
  chestnut: 'mocha',
  walnut: 'cognac',
  tobacco: 'mocha',
  whisky: 'walnut',
  forest: 'tan',
  olive: 'walnut',
  slate: 'black',
  pebble: 'tan',
  sand: 'tobacco',
  plum: 'mocha',
  ivory: 'tan',
  nature: 'chestnut',
}

/** Smooth leather, also on suede, as it is what a hand takes hold of. */
export function heelTabParams(params: ShoeParams): ShoeParams {
  const { finish } = params
  const leather = finish.leather === 'suede' ? 'calf' : finish.leather
  return { ...params, finish: { leather, colour: secondTone[finish.colour], patina: 0 } }
}

/** A patch over the back of the heel, standing a little proud of the silhouette. */
export function drawHeelTab(scene: SideScene): string {
  const { sheet, profile } = scene
  const params = heelTabParams(scene.params)
  const look = lookOf(params)
  const edge = placed(profile, [
    [24.6, 108],
    [25.4, 97],
    [25, 85],
    [22, 73.4],
    [15.4, 65.4],
    [6, 62.4],
    [-6, 61.6],
  ])
  const [back, top] = [offset(profile.back, 0.6), offset(profile.topline, 0.6)]
  const [from, to] = [crossing(edge, top), crossing(edge, back)]
  if (!from || !to) return ''
  const seam = [from, ...edge.filter(({ x, y }) => y < from.y && x > to.x), to]
  const outline: Point[] = [...seam, ...back.filter(({ y }) => y > to.y), ...top.filter(({ x }) => x < from.x)]
  const heights = outline.map(({ y }) => y)
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2
  return drawLeatherPart(
    { sheet, look, params },
    {
      name: 'ht',
      outline,
      light: {
        from: point(nth(back, 0).x - 3, middle),
        to: point(from.x + 1, middle),
        up: [6, 8, 9, 10, 10, 10],
        right: [-84, -60, -44, -32, -22, -14],
      },
      seams: [{ line: seam, over: 'right', rows: 2 }],
      lift: 0.8,
    },
  )
}
