/** Any origin may call, as in the field. Tokens travel in the query or a header, never by themselves, so that is safe. */
export const corsHeaders = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Link' } as const

/** What a browser asks before a call with a JSON body or a header of ours. */
export function preflightHeaders(request: Request, methods: readonly string[]): Record<string, string> {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers':
      request.headers.get('access-control-request-headers') ??
      'authorization, content-type, idempotency-key, x-request-id, x-vs-store-code',
    'access-control-max-age': '86400',
  }
}
