import { createHash, timingSafeEqual } from 'node:crypto'
import { invalidateCache, postInvalidateCache } from '@welt/contract/api/invalidate.ts'
import { Hono } from 'hono'
import { type Answer, fail, ok } from '../http/envelope.ts'
import type { Routes } from '../http/request-context.ts'
import { createRoutes, route } from '../http/route.ts'
import type { Refresher } from './create-refresher.ts'

export interface InvalidateRoutesOptions {
  /** Without a key there is no such call. */
  key?: string | undefined
  refresher: Pick<Refresher, 'reload'>
  /** For whoever keeps pages: the tags that were named, `*` for all. */
  onInvalidate?: ((tags: readonly string[]) => void | Promise<void>) | undefined
}

/** GET|POST /invalidate?key=&tag= */
export function invalidateRoutes({ key, refresher, onInvalidate }: InvalidateRoutesOptions): Routes {
  if (!key) return new Hono()

  async function invalidate({ query }: { query: { key: string; tag: string } }): Promise<Answer<string>> {
    if (!isSame(query.key, key ?? '')) return fail(403, invalidateCache.errors[403])
    const tags = query.tag
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean)
    if (tags.length === 0) return fail(400, invalidateCache.errors[400])
    await refresher.reload()
    await onInvalidate?.(tags)
    return ok(`Tags invalidated successfully [${tags.join(',')}]`)
  }
  return createRoutes(route(invalidateCache, invalidate), route(postInvalidateCache, invalidate))
}

/** Takes as long for a wrong key as for the right one. */
function isSame(given: string, key: string): boolean {
  const [one, other] = [given, key].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
