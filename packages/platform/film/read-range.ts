export interface ByteRange {
  /** First and last byte, both included. */
  start: number
  end: number
}

/**
 * What of a file is asked for. Players ask for one piece at a time; several pieces at once, or anything unreadable, is
 * answered with the whole file, as the standard allows.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole'
  if (from === '') {
    const last = Number(to)
    return last === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  if (start >= size) return 'outside'
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return end < start ? 'whole' : { start, end }
}
