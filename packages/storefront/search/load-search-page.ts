import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { hasFilters, readSelection, writeSelection } from '@welt/domain/listing/listing-selection.ts'
import type { Answer, Failure } from '../api/answer.ts'
import type { Listing } from '../listing/listing.ts'
import { selectionRules } from '../listing/selection-rules.ts'
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
  /** What can be filtered by; null where nothing was found that could be. */
  listing: Listing | null
}

/**
 * `/search?q=…`: the same answers as in the panel, as a page that can be sent to somebody and works without JavaScript. An engine that
 * does not answer is told in words and by the status; the rest of the shop stays around it.
 */
export async function loadSearchPage(shop: Shop, url: URL): Promise<SearchPageData> {
  const { storeView, config, texts } = shop
  await texts.load(['search', 'category'])
  const { text, page } = readSearchQuery(url.searchParams, config.search)
  const isSearch = text.length >= config.search.minLength
  const filters = filtersOf(url.searchParams, config.products)
  const size = page * config.search.panelPageSize
  const [answer, filtered] = isSearch
    ? await Promise.all([
        searchProducts(shop, { text, start: 0, size, ...(filters && { filters }) }),
        // Which filters there are is told beside what was found; the list is whole without them.
        filters ? null : searchProducts(shop, { text, start: 0, size: 1, filters }),
      ])
    : [null, null]
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
    listing: listingOf(answer) ?? listingOf(filtered),
  }
}

/** The part of the address that is about filters; empty where nothing is chosen. */
function filtersOf(params: URLSearchParams, products: PublicConfig['products']): string {
  const selection = readSelection(params, selectionRules(products))
  return hasFilters(selection) ? writeSelection({ ...selection, page: 1 }, products) : ''
}

function listingOf(answer: Answer<FoundProducts> | null): Listing | null {
  return (answer?.ok && answer.result.listing) || null
}

function troubleOf({ at }: Failure): SearchPageData['trouble'] {
  return at === 'offline' ? 'offline' : 'failed'
}
