import { lineOnBoard } from '../last/on-board.ts'
import type { SideProfile } from '../last/side-profile.ts'
import { pathOf } from '../line/path.ts'
import type { Line } from '../line/point.ts'
import { board } from '../params/board.ts'
import type { ShoeParams, SoleName } from '../params/shoe-params.ts'
import { element, group } from '../svg/element.ts'
import { dropsOf } from './part-scene.ts'

const soleColours: Readonly<Record<SoleName, string>> = {
  leather: '#a87544',
  dainite: '#2b2724',
  commando: '#2b2724',
  crepe: '#cda96d',
  cup: '#e0d7c5',
}

/** The layers as a thumb can show them: strokes along the one line that all of them follow. */
export function drawSmallParts(profile: SideProfile, { sole, welt }: ShoeParams['making']): string {
  const { feather, length, stack } = profile
  const drops = dropsOf(profile)
  const strip = (line: Line, drop: number, width: number, stroke: string) =>
    element('path', {
      d: pathOf(lineOnBoard(line), { tolerance: 2, digits: 0 }),
      transform: `translate(0 ${Math.round((drop + width / 2) * board.unit)})`,
      stroke,
      'stroke-width': Math.round(width * board.unit),
    })
  const part = (from: number, to: number) => feather.filter(({ x }) => x >= length * from && x <= length * to)
  const heel = Array.from({ length: 4 }, (_, index) =>
    element('path', {
      d: `M${board.left + 6} ${board.ground + Math.round((drops.heel - 20 + index * 11) * board.unit)}h276`,
      stroke: index === 3 ? '#2b2724' : '#a87544',
      'stroke-width': 26,
    }),
  )
  return group(
    { fill: 'none' },
    strip(feather, drops.insole - 4, 6, '#d2a469'),
    welt === 'none' ? '' : strip(feather, drops.welt, 4, '#8a6238'),
    strip(part(0.17, 0.5), drops.shank, 2, '#8f9296'),
    welt === 'none' ? '' : strip(part(0.54, 0.93), drops.filling - 3, 7, '#c59660'),
    strip(feather, drops.outsole + 2, Math.max(6, stack.ball * 0.66), soleColours[sole]),
    ...(stack.block ? heel : []),
  )
}
