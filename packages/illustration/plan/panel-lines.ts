import { flipped, mirrored } from '../line/pairs.ts'
import type { Seam } from '../seam/seam.ts'
import { across, beside, type TopScene } from './top-scene.ts'

type Trimmed = Partial<Pick<Seam, 'rows' | 'holes' | 'teeth'>>

/** Punched and gimped, as a Budapester's edges are. */
export const brogued: Trimmed = { rows: 2, holes: true, teeth: true }

/** The cap, a little arched: its ends lie further back. */
export const cap = (scene: TopScene, trimmed: Trimmed = {}): Seam => ({
  line: across(
    scene,
    mirrored([
      [1.02, 232],
      [0.72, 238.6],
      [0.36, 242.6],
      [0, 244],
    ]),
  ),
  over: 'right',
  rows: 2,
  ...trimmed,
})

/** The wing: back to a point over the instep, forward over the toe, and along both sides to the waist. */
export function wing(scene: TopScene, trimmed: Trimmed = brogued): Seam {
  const half = [
    [0.985, 132],
    [0.955, 150],
    [0.92, 172],
    [0.87, 194],
    [0.79, 212],
    [0.66, 223.4],
    [0.5, 226.6],
    [0.33, 223.4],
    [0.16, 216],
    [0, 206],
  ] as const
  const outer = across(scene, half)
  const inner = across(scene, flipped(half)).toReversed()
  return { line: [...outer, ...inner.slice(1)], over: 'right', rows: 2, ...trimmed }
}

/** The vamp over the quarters of an Oxford: a round throat that falls back to the waist. */
export const vamp = (scene: TopScene, trimmed: Trimmed = {}): Seam => ({
  line: across(
    scene,
    mirrored([
      [0.995, 117],
      [0.93, 132],
      [0.82, 149],
      [0.66, 164],
      [0.46, 176],
      [0.24, 183.4],
      [0, 186],
    ]),
  ),
  over: 'right',
  rows: 2,
  ...trimmed,
})

/** Rows that hold the facings of an Oxford. */
export function facing(scene: TopScene, trimmed: Trimmed = {}): Seam[] {
  const row = [
    [18.4, 95],
    [17.2, 104],
    [17.6, 122],
    [18.4, 140],
    [18, 156],
    [15, 171],
  ] as const
  return [
    { line: beside(scene, row), over: 'left', rows: 2, flat: true, ...trimmed, teeth: false },
    { line: beside(scene, flipped(row)), over: 'right', rows: 2, flat: true, ...trimmed, teeth: false },
  ]
}

/** A strip over the back seam: two short lines across the fold. */
export function backStrip(scene: TopScene): Seam[] {
  const strip = [
    [8.5, 12],
    [10.4, 6],
    [11.4, 0.5],
  ] as const
  return [
    { line: beside(scene, strip), over: 'right', rows: 1 },
    { line: beside(scene, flipped(strip)), over: 'left', rows: 1 },
  ]
}

/** A full counter comes out from under the topline and runs to the sole. */
export function counter(scene: TopScene, trimmed: Trimmed = { rows: 2 }): Seam[] {
  const line = [
    [0.7, 30],
    [0.84, 43],
    [0.94, 55],
    [1.02, 68],
  ] as const
  return [
    { line: across(scene, line), over: 'right', ...trimmed, rows: 2, holes: false },
    { line: across(scene, flipped(line)), over: 'left', ...trimmed, rows: 2, holes: false },
  ]
}
