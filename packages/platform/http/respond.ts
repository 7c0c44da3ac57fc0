import { corsHeaders } from './cors.ts'
import type { Answer } from './envelope.ts'
import type { RequestContext } from './request-context.ts'
import { securityHeaders } from './security-headers.ts'
import { Written } from './written.ts'

export type Asked = Pick<RequestContext, 'request' | 'requestId' | 'query' | 'complete'>

const always = { ...securityHeaders, ...corsHeaders }
const forJson = { ...always, 'content-type': 'application/json; charset=utf-8' }

/** An answer as JSON, with all its headers. */
export function respond(answer: Answer<unknown>, asked: Asked): Response {
  asked.complete = true
  // One plain object: a Headers instance would cost as much as all the rest of a small answer.
  const headers = {
    ...forJson,
    'x-request-id': asked.requestId,
    ...cacheHeaders(answer.cacheControl, asked),
    ...answer.headers,
  }
  return new Response(bodyOf(answer), { status: answer.code, headers })
}

/** The headers of an answer that is not JSON, e.g. an image: its own, and what every answer carries. */
export function completeHeaders(own: Record<string, string>, asked: Asked): Record<string, string> {
  asked.complete = true
  const cache = cacheHeaders(own['cache-control'], asked)
  return { ...always, 'x-request-id': asked.requestId, ...cache, ...own, 'cache-control': cache['cache-control'] }
}

/** Adds what is missing to a response that a route has made itself. */
export function completeResponse(response: Response, asked: Asked): Response {
  if (asked.complete) return response
  const { headers } = response
  const missing = { ...always, 'x-request-id': asked.requestId }
  for (const [name, value] of Object.entries(missing)) if (!headers.has(name)) headers.set(name, value)
  if (isPersonal(asked)) headers.delete('etag')
  const cache = cacheHeaders(headers.get('cache-control') ?? undefined, asked)
  for (const [name, value] of Object.entries(cache)) headers.set(name, value)
  return response
}

function bodyOf(answer: Answer<unknown>): string {
  const { code, result } = answer
  const meta = 'meta' in answer ? answer.meta : undefined
  const isBare = 'bare' in answer && answer.bare
  if (!(result instanceof Written)) return JSON.stringify(isBare ? result : { code, result, meta })
  if (isBare) return result.json
  return `{"code":${code},"result":${result.json}${meta ? `,"meta":${JSON.stringify(meta)}` : ''}}`
}

type CacheHeaders = { 'cache-control': string; vary?: string }

function cacheHeaders(wanted: string | undefined, asked: Asked): CacheHeaders {
  if (!wanted || isPersonal(asked)) return { 'cache-control': 'no-store' }
  return { 'cache-control': wanted, vary: 'x-vs-store-code' }
}

/** What was asked with a token or for a cart belongs to one person, whatever the route says about caching. */
export function isPersonal({ request, query }: Pick<Asked, 'request' | 'query'>): boolean {
  return Boolean(query.get('token') || query.get('cartId')) || request.headers.has('authorization')
}
