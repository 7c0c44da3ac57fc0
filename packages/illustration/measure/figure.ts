import { lettering } from '../svg/lettering.ts'

/** Millimetres around a place as path data, with the narrow space before their unit: no font is needed. */
export function figure(millimetres: number, x: number, y: number): string {
  const [middle, height] = [Math.round(x), Math.round(y)]
  return lettering(`${millimetres}\u202fmm`, {
    size: 31,
    tracking: 0.3,
    map: (dx, dy) => ({ x: middle + dx, y: height + dy }),
  })
}
