import { withoutStorePrefix, withStorePrefix } from '@welt/domain/url/store-path.ts'
import { createCookieJar } from '../cookie/cookie-jar.ts'
import type { Shop } from '../store-view/shop.ts'
import { readForm } from './read-form.ts'
import type { TakeForm } from './take-form.ts'

/** Takes a form and sends the visitor on, so that neither Back nor a reload sends it again. */
export async function answerForm(
  shop: Shop,
  request: Request,
  forms: Readonly<Record<string, TakeForm>>,
): Promise<Response> {
  const take = forms[withoutStorePrefix(shop.storeView, new URL(request.url).pathname)]
  if (!take) return methodNotAllowed('GET, HEAD')
  const form = await readForm(request)
  if (!form.ok) return new Response(null, { status: form.status })
  const jar = createCookieJar(request)
  const next = await take(shop, form.fields, jar)
  const headers = new Headers({ location: withStorePrefix(shop.storeView, next), 'cache-control': 'no-store' })
  for (const cookie of jar.headers()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

export function methodNotAllowed(allow: string): Response {
  return new Response(null, { status: 405, headers: { allow } })
}
