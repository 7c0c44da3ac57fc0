import { parseWireDate } from './parse-wire-date.ts'

/** Two dates as the wire writes them; a missing one leaves that side open. */
export interface DateWindow {
  from?: string | null
  to?: string | null
}

/** Strictly between the bounds. A bound that cannot be read closes the window: better no discount than one by mistake. */
export function isWithinWindow({ from, to }: DateWindow, now: number): boolean {
  return (!from || parseWireDate(from) < now) && (!to || now < parseWireDate(to))
}
