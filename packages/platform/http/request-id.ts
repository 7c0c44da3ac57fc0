import { randomUUID } from 'node:crypto'

/** Letters, digits and a few signs: nothing that could break a log line or a header. */
const sane = /^[\w.:-]{8,64}$/

/** The id that a proxy or client has given the request, if it is one; else a new one. */
export function requestId(given: string | null): string {
  return given !== null && sane.test(given) ? given : randomUUID()
}
