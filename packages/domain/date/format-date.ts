const tokens: Readonly<Record<string, { part: string; width: number }>> = {
  YYYY: { part: 'year', width: 4 },
  HH: { part: 'hour', width: 2 },
  mm: { part: 'minute', width: 2 },
  DD: { part: 'day', width: 2 },
  MM: { part: 'month', width: 2 },
  D: { part: 'day', width: 1 },
  M: { part: 'month', width: 1 },
}

/** `HH:mm D-M-YYYY` and the like, in the shop's own time zone. Intl knows when the clocks change. */
export function formatDate(timestamp: number, format: string, timeZone: string): string {
  const parts = new Map<string, string>()
  for (const { type, value } of clockOf(timeZone).formatToParts(timestamp)) parts.set(type, value)

  return format.replace(/YYYY|HH|mm|DD?|MM?/g, (token) => {
    const { part, width } = tokens[token]!
    return parts.get(part)!.padStart(width, '0')
  })
}

/** Making a formatter costs a hundred times what using it does. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}
