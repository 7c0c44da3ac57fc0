import { patternCut } from '../last/cut.ts'
import { onBoard } from '../last/on-board.ts'
import { type SideProfile, sideProfile } from '../last/side-profile.ts'
import { heightAt } from '../line/cross.ts'
import { nth, type Point, point } from '../line/point.ts'
import { board, type Window } from '../params/board.ts'
import type { ShoeParams, ShoeView } from '../params/shoe-params.ts'

export type DetailView = 'toe' | 'welt' | 'facing'

export const isDetailView = (view: ShoeView): view is DetailView => ['toe', 'welt', 'facing'].includes(view)

/** The square of the side view that a detail shows; it follows last, sole and shaft. */
export function detailWindow(params: ShoeParams, view: DetailView): Window {
  const profile = sideProfile(params.last, patternCut[params.pattern], params.making.sole)
  const { middle, size } = frames[view](profile)
  const shift = ((307 - profile.length) / 2) * board.unit
  const { x, y } = onBoard(middle)
  const side = size * board.unit
  return { x: Math.round(x + shift - side / 2), y: Math.round(y - side / 2), width: side, height: side }
}

const frames: Readonly<Record<DetailView, (profile: SideProfile) => { middle: Point; size: number }>> = {
  toe: ({ length, feather }) => ({ middle: point(length - 42, heightAt(feather, length - 30) + 15), size: 96 }),
  welt: ({ length, feather }) => ({ middle: point(length * 0.66, heightAt(feather, length * 0.66) + 9), size: 62 }),
  facing: ({ ridge, cut }) => {
    const top = nth(ridge, 0)
    const tall = cut === 'boot' || cut === 'chelsea'
    return { middle: point(top.x + (tall ? 4 : 30), top.y - (tall ? 34 : 16)), size: tall ? 104 : 92 }
  },
}
