import type { Failure } from '../api/answer.ts'
import type { PageData } from '../page/page-data.ts'
import { pageTitle } from '../page/page-title.ts'
import type { Shop } from '../store-view/shop.ts'
import { type FoundProducts, searchProducts } from './search-products.ts'
import { readSearchQuery, searchPath } from './search-query.ts'

export interface SearchPageData extends PageData {
  page: 'search'
  text: string
  /** Null where nothing was searched, because the text is empty or too short, and where nobody answered. */
  found: FoundProducts | null
  /** Why nobody answered. */
  trouble: 'failed' | 'offline' | null
  nextPage: number
}

/**
 * `/search?q=…`: the same answers as in the panel, as a page that can be sent to somebody and works without JavaScript. An engine that
 * does not answer is told in words and by the status; the rest of the shop stays around it.
 */
export async function loadSearchPage(shop: Shop, url: URL): Promise<SearchPageData> {
  const { storeView, config, texts } = shop
  await texts.load(['search'])
  const { text, page } = readSearchQuery(url.searchParams, config.search)
  const isSearch = text.length >= config.search.minLength
  const question = { text, start: 0, size: page * config.search.panelPageSize }
  const answer = isSearch ? await searchProducts(shop, question) : null
  const failure = answer && !answer.ok ? answer : null
  if (failure) shop.log.warn({ at: failure.at, reason: failure.text }, 'the search did not answer')
  return {
    page: 'search',
    status: failure ? 503 : 200,
    routeName: 'search',
    head: {
      title: pageTitle(storeView.seo, text ? texts.text('search.titleFor', { text }) : texts.text('search.title')),
      description: texts.text('search.description'),
      noIndex: true,
    },
    breadcrumbs: [],
    counterpart: { by: 'path', path: searchPath(text) },
    text,
    found: answer?.ok ? answer.result : null,
    trouble: failure && troubleOf(failure),
    nextPage: page + 1,
  }
}

function troubleOf({ at }: Failure): SearchPageData['trouble'] {
  return at === 'offline' ? 'offline' : 'failed'
}
