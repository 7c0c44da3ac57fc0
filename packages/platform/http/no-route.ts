import { errorText } from '@welt/contract/error-text.ts'
import { preflightHeaders } from './cors.ts'
import { fail } from './envelope.ts'
import type { RequestContext, Routes } from './request-context.ts'
import { respond } from './respond.ts'

/** The answer when no route takes the request: 204 to OPTIONS, 405 when another method would do, else 404. */
export function noRoute(routes: Routes, context: RequestContext): Response {
  const methods = methodsAt(routes, context.path)
  if (methods.length === 0) return respond(fail(404, errorText.notFound), context)
  const allow = methods.join(', ')
  if (context.request.method !== 'OPTIONS') {
    return respond(fail(405, errorText.methodNotAllowed, { headers: { allow } }), context)
  }
  return new Response(null, { status: 204, headers: { allow, ...preflightHeaders(context.request, methods) } })
}

function methodsAt(routes: Routes, path: string): string[] {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => {
    const [matches] = routes.router.match(method, path)
    // Middleware is registered for ALL methods and says nothing about this one.
    return matches.some(([[, registered]]) => registered.method === method)
  })
  if (methods.length === 0) return []
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
}
