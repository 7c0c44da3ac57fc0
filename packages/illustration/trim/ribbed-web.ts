import { element, group } from '../svg/element.ts'
import type { Sheet } from '../svg/sheet.ts'

export interface RibbedWeb {
  /** Of its clip on the sheet. */
  name: string
  /** Outline, closed, and the ribs across it, as path data in board units. */
  d: string
  ribs: readonly string[]
  fill: string
  /** Widths of the dark gap between ribs and of the light on each. */
  widths: readonly [dark: number, light: number]
  light: { opacity: number; shift: string }
}

/** Elastic seen from above or behind: a web with ribs that catch a little light. */
export function drawRibbedWeb(sheet: Sheet, { name, d, ribs, fill, widths, light }: RibbedWeb): string {
  const body = element('path', { d, fill })
  if (sheet.detail === 'thumb') return body
  const clip = sheet.define(name, (id) => element('clipPath', { id }, element('path', { d })))
  const lines = ribs.join('')
  return group(
    { 'clip-path': clip },
    body,
    element('path', { d: lines, stroke: '#000', 'stroke-width': widths[0], opacity: 0.7 }),
    element('path', {
      d: lines,
      stroke: '#8b8580',
      'stroke-width': widths[1],
      opacity: light.opacity,
      transform: light.shift,
    }),
  )
}
