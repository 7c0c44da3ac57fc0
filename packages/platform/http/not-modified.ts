import type { RequestContext } from './request-context.ts'
import { completeResponse, isPersonal } from './respond.ts'

/** The validator of an answer. Weak: the same content may travel compressed in different ways. */
export function etagOf(version: string): string {
  return `W/"${version}"`
}

/** 304 for a client that has this very answer already. */
export function notModified(context: RequestContext, etag: string, cacheControl: string): Response | undefined {
  if (isPersonal(context)) return undefined
  const known = context.request.headers.get('if-none-match')
  if (!known || !known.split(',').some((one) => one.trim() === etag)) return undefined
  return completeResponse(
    new Response(null, { status: 304, headers: { etag, 'cache-control': cacheControl } }),
    context,
  )
}
