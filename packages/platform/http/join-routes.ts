import { Hono, type MiddlewareHandler } from 'hono'
import { noRoute } from './no-route.ts'
import type { PlatformEnv, Routes } from './request-context.ts'

/** All modules' routes in one router. Each notes its template in the context, for the log. */
export function joinRoutes(modules: readonly Routes[]): Routes {
  // The store view's prefix is already off the path.
  const joined: Routes = new Hono<PlatformEnv>({ getPath: (_, options) => options?.env?.path ?? '/' })
  for (const { method, path, handler } of modules.flatMap((module) => module.routes)) {
    const take: MiddlewareHandler<PlatformEnv> = handler
    joined.on(method, path, (c, next) => {
      c.env.route = path
      return take(c, next)
    })
  }
  joined.notFound((c) => noRoute(joined, c.env))
  // There is one error path, and it is further out.
  joined.onError((error) => {
    throw error
  })
  return joined
}
