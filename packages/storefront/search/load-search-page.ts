import { need } from '../api/answer.ts'
import type { PageData } from '../page/page-data.ts'
import { pageTitle } from '../page/page-title.ts'
import type { Shop } from '../store-view/shop.ts'
import { type FoundProducts, searchProducts } from './search-products.ts'
import { readSearchQuery, searchPath } from './search-query.ts'

export interface SearchPageData extends PageData {
  page: 'search'
  text: string
  /** Null where nothing was searched: the text is empty or too short. */
  found: FoundProducts | null
  nextPage: number
}

/** `/search?q=…`: the same answers as in the panel, as a page that can be sent to somebody and works without JavaScript. */
export async function loadSearchPage(shop: Shop, url: URL): Promise<SearchPageData> {
  const { storeView, config, texts } = shop
  await texts.load(['search'])
  const { text, page } = readSearchQuery(url.searchParams, config.search)
  const isSearch = text.length >= config.search.minLength
  const question = { text, start: 0, size: page * config.search.panelPageSize }
  return {
    page: 'search',
    status: 200,
    routeName: 'search',
    head: {
      title: pageTitle(storeView.seo, text ? texts.text('search.titleFor', { text }) : texts.text('search.title')),
      description: texts.text('search.description'),
      noIndex: true,
    },
    breadcrumbs: [],
    counterpart: { by: 'path', path: searchPath(text) },
    text,
    found: isSearch ? need(await searchProducts(shop, question), 'The search did not answer') : null,
    nextPage: page + 1,
  }
}
