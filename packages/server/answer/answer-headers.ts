import type { OutgoingHttpHeaders } from 'node:http'
import { dataHeaders, securityHeaders } from './security-headers.ts'

/** The kinds of content that shrink. Pictures and fonts are compressed already. */
const compressibleType =
  /^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|manifest\+json|xml|ld\+json|vnd\.welt\.columns))/
/** An answer below this fits into one packet anyway. */
const smallestCompressed = 1024

/** The headers that an answer is sent with: its own, and what every answer carries. */
export function completeHeaders(
  given: OutgoingHttpHeaders,
  endsConnection: boolean,
  requestId: string,
): OutgoingHttpHeaders {
  const type = given['content-type'] ?? given['Content-Type']
  const isData = typeof type === 'string' && type.startsWith('application/json')
  const headers: OutgoingHttpHeaders = isData ? { ...securityHeaders, ...dataHeaders } : { ...securityHeaders }
  if (requestId) headers['x-request-id'] = requestId
  for (const name of Object.keys(given)) headers[name.toLowerCase()] = given[name]
  if (endsConnection) headers['connection'] = 'close'
  return headers
}

export function isCompressible(status: number, headers: OutgoingHttpHeaders): boolean {
  if (status < 200 || status === 204 || status === 304 || status === 206) return false
  if (headers['content-encoding'] !== undefined) return false
  const type = headers['content-type']
  if (typeof type !== 'string' || !compressibleType.test(type)) return false
  const length = headers['content-length']
  return length === undefined || Number(length) >= smallestCompressed
}

/** Of a body whose length nobody told in the head. */
export function isSmall(body: string | Uint8Array): boolean {
  if (typeof body !== 'string') return body.length < smallestCompressed
  return body.length < smallestCompressed && Buffer.byteLength(body) < smallestCompressed
}

/** Adds a name to `vary`, whatever stands there already. */
export function varyOn(headers: OutgoingHttpHeaders, name: string): void {
  const vary = headers['vary']
  if (vary === undefined) headers['vary'] = name
  else if (!vary.toLowerCase().includes(name.toLowerCase())) headers['vary'] = `${vary}, ${name}`
}
