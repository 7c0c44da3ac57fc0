/** `2026-03-01 08:00:00` as the platform writes it, or ISO. A date without a zone is UTC, wherever the machine stands. */
const wireDate = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:\d\d)?$/

/** The timestamp of a date on the wire, NaN where the text is no date: NaN lies in no window. */
export function parseWireDate(text: string): number {
  const parts = wireDate.exec(text)
  if (!parts) return Number.NaN
  const [, day, time = '00:00', zone = 'Z'] = parts
  return Date.parse(`${day}T${time}${zone}`)
}
