/** A number as it was meant, and whether it was written as one. Undefined for what is none. */
export interface NumberReading {
  value: number
  as: 'number' | 'text' | 'comma' | 'flag'
}

export function readNumber(value: unknown): NumberReading | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? { value, as: 'number' } : undefined
  if (typeof value === 'boolean') return { value: Number(value), as: 'flag' }
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return { value: Number(text), as: 'text' }
  // 1.234,50 and 19,90: a comma with one or two digits behind it cannot group thousands.
  if (/^[+-]?\d{1,3}(?:\.\d{3})*,\d{1,2}$|^[+-]?\d+,\d{1,2}$/.test(text)) {
    return { value: Number(text.replaceAll('.', '').replace(',', '.')), as: 'comma' }
  }
  return undefined
}

/** An id: a whole number that keeps all its digits. */
export function readId(value: unknown): number | undefined {
  const reading = typeof value === 'boolean' ? undefined : readNumber(value)
  return reading && Number.isSafeInteger(reading.value) ? reading.value : undefined
}

const words: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  on: true,
  '0': false,
  false: false,
  no: false,
  off: false,
}

export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number' || typeof value === 'string') return words[String(value).trim().toLowerCase()]
  return undefined
}
