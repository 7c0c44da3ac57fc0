import type { MetalName } from '../params/shoe-params.ts'
import { element } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'

/** Tones of a metal in the order in which a polished bar shows them. */
export interface MetalTones {
  readonly bar: readonly [string, string, string, string, string]
  readonly dark: string
  readonly base: string
  readonly light: string
}

export const metalTones: Readonly<Record<MetalName, MetalTones>> = {
  brass: {
    bar: ['#fbe9b4', '#c99a47', '#7b5520', '#d9b362', '#8a6128'],
    dark: '#3a2509',
    base: '#b88a3c',
    light: '#fff3cf',
  },
  nickel: {
    bar: ['#ffffff', '#b4b7bb', '#6a6d73', '#d5d8dc', '#80838a'],
    dark: '#24262a',
    base: '#a6a9ae',
    light: '#ffffff',
  },
  black: {
    bar: ['#8d8d92', '#3b3a3d', '#151416', '#4e4d51', '#1d1c1e'],
    dark: '#070607',
    base: '#38373a',
    light: '#c9c9cf',
  },
}

/** Five stops from the upper left to the lower right of whatever it fills. */
export function metalPaint(sheet: Sheet, metal: MetalName): string {
  return sheet.define(`M${metal}`, (id) =>
    element(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 1, y2: 1 },
      ...metalTones[metal].bar.map((colour, index) =>
        element('stop', { offset: [0, 0.28, 0.52, 0.72, 1][index], 'stop-color': colour }),
      ),
    ),
  )
}
