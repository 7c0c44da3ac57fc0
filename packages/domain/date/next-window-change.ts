import type { DateWindow } from './is-within-window.ts'
import { parseWireDate } from './parse-wire-date.ts'

/** The first millisecond after `now` at which the window's answer is another one; null where it stays as it is for good. */
export function nextWindowChange({ from, to }: DateWindow, now: number): number | null {
  // The comparison is strict: at `from` the window is still closed, at `to` it is closed again.
  const opens = from ? parseWireDate(from) + 1 : Number.NEGATIVE_INFINITY
  const closes = to ? parseWireDate(to) : Number.POSITIVE_INFINITY

  const everOpen = opens < closes
  if (!everOpen) return null
  if (now < opens) return opens
  return now < closes && Number.isFinite(closes) ? closes : null
}
