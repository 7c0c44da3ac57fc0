import type { ServerResponse } from 'node:http'
import type { Route } from '../request/route-request.ts'
import { faultAnswer } from './fault-answer.ts'

/** A refusal of the server itself: in the envelope for those who speak to the platform, as text for the rest. */
export function refuse(outgoing: ServerResponse, status: number, text: string, route: Route): void {
  const { headers, body } = route === 'platform' ? faultAnswer(status, text) : plainText(text)
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  outgoing.end(body)
}

function plainText(text: string) {
  return { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }, body: `${text}\n` }
}
