import type { ServerResponse } from 'node:http'
import type { Route } from '../request/route-request.ts'

/** An error answer of the server itself: in the envelope for those who speak to the platform, as text for the rest. */
export function refuse(outgoing: ServerResponse, status: number, text: string, route?: Route): void {
  const [type, body] =
    route === 'platform'
      ? ['application/json; charset=utf-8', JSON.stringify({ code: status, result: text })]
      : ['text/plain; charset=utf-8', `${text}\n`]
  outgoing.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': '1' } : {}),
  })
  outgoing.end(body)
}
