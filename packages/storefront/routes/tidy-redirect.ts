import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { withoutStorePrefix, withStorePrefix } from '@welt/domain/url/store-path.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'

/**
 * A route answers at one spelling of its path: where somebody wrote more slashes, or the route's own word in capitals, one 301
 * leads to it. Null where it is spelt as it should be, and for paths that no route names: their page knows its address.
 */
export function tidyRedirect(
  storeView: StoreView,
  { request, pattern }: Pick<LoaderFunctionArgs, 'request' | 'pattern'>,
): Response | null {
  const word = pattern.split('/').find(Boolean) ?? ''
  if (word === '*') return null
  const url = new URL(request.url)
  const segments = withoutStorePrefix(storeView, url.pathname).split('/').filter(Boolean)
  const path = `/${(word === '' ? segments : [word, ...segments.slice(1)]).join('/')}`
  return withStorePrefix(storeView, path) === url.pathname ? null : redirect(path + url.search, 301)
}
