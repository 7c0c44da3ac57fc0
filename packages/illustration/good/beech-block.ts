import type { Line } from '../line/point.ts'
import { element } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { litForm, outlinePath } from './lit-form.ts'
import { materials } from './material.ts'
import type { Place } from './place.ts'
import type { Solid } from './solid-light.ts'
import { woodGrain } from './wood.ts'

export interface BeechBlock {
  name: string
  /** Closed, in millimetres with y up. */
  outline: Line
  light: Omit<Solid, 'ramp'>
  round: { reach: number; rise: number }
  /** What its grain covers: left, top, width, height in millimetres. */
  grain: readonly [number, number, number, number]
  seed: number
}

/** The wood of a brush: turned and oiled beech, with a line around it. */
export function drawBeechBlock(sheet: Sheet, place: Place, block: BeechBlock): string {
  const { name, outline, light, round, grain, seed } = block
  const [left, top, width, height] = grain
  const ramp = materials.beech
  const area = { x: place.x(left), y: place.y(top), width: place.size(width), height: place.size(height) }
  return (
    litForm(
      sheet,
      place,
      { name, outline, look: { ramp, ...light }, round },
      woodGrain(sheet, area, { ramp, seed, strength: 0.8 }),
    ) +
    element('path', {
      d: outlinePath(place, outline),
      fill: 'none',
      stroke: '#4a2c10',
      'stroke-opacity': 0.5,
      'stroke-width': 1.6,
    })
  )
}
