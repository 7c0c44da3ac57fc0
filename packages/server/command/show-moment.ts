import { parseWireDate } from '@welt/domain/date/parse-wire-date.ts'

/** `2026-03-01 08:00`, in UTC like everything that the database keeps; a date that nobody can read is shown as it is. */
export function showMoment(date: string): string {
  const at = parseWireDate(date)
  return Number.isNaN(at) ? date : new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}
