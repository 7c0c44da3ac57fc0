import { clip } from '../good/paint.ts'
import { type Noise, texture } from '../good/texture.ts'
import type { SideProfile } from '../last/side-profile.ts'
import type { Line } from '../line/point.ts'
import { board } from '../params/board.ts'
import type { ShoeParams } from '../params/shoe-params.ts'
import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'
import { closed } from './draw-layer.ts'

/** What a part of the bottom is drawn on. */
export interface PartScene {
  sheet: Sheet
  params: ShoeParams
  profile: SideProfile
  /** Light line around dark parts, on a dark ground. */
  rim: string | undefined
}

/** How far below its place each part hangs, in millimetres. */
export const drops = { insole: 16, welt: 34, shank: 50, filling: 50, outsole: 64.5, heel: 72.5 } as const
export type Drops = Readonly<Record<keyof typeof drops, number>>

/** A cup reaches up around what lies in it, so that it hangs lower. */
export function dropsOf({ stack }: SideProfile): Drops {
  return { ...drops, outsole: drops.outsole + stack.wall * 1.25, heel: drops.heel + stack.wall * 1.25 }
}

/** Grain of leather is too fine for a card. */
export function fineGrain(sheet: Sheet, outline: Line, { seed, colour }: { seed: number; colour: string }): string {
  if (sheet.detail !== 'stage') return ''
  return grain(sheet, outline, {
    across: 0.05,
    down: 0.5,
    seed,
    layers: [{ colour, gain: 2.4, from: 0.5, opacity: 0.3 }],
  })
}

/** Noise inside an outline in millimetres. */
export function grain(sheet: Sheet, outline: Line, noise: Noise): string {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const area = {
    x: board.left + left * board.unit,
    y: board.ground - high * board.unit,
    width: (right - left) * board.unit,
    height: (high - low) * board.unit,
  }
  return group({ 'clip-path': clip(sheet, element('path', { d: closed(outline) })) }, texture(sheet, area, noise))
}
