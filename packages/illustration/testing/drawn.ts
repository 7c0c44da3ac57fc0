import { draw } from '../draw.ts'
import type { DetailName, ShoeParams, ShoeView } from '../params/shoe-params.ts'
import { writeShoeSpec } from '../params/shoe-spec.ts'

const known = new Map<string, string>()

/** `draw`, once for all tests of a file that look at the same picture. */
export function drawn(params: ShoeParams, view: ShoeView, detail: DetailName): string {
  const key = `${writeShoeSpec(params)} ${view} ${detail}`
  const svg = known.get(key) ?? draw(params, view, detail)
  known.set(key, svg)
  return svg
}
