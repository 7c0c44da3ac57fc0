import { readSelection } from '@welt/domain/listing/listing-selection.ts'
import type { CatalogQuery } from '../api/catalog-query.ts'
import { loadAttributes } from '../attribute/load-attributes.ts'
import type { Shop } from '../store-view/shop.ts'
import { facetsOf } from './facets-of.ts'
import { knownSelection } from './known-selection.ts'
import { listFromColumns, loadCardsOf, loadColumns, occurringIn } from './list-from-columns.ts'
import { countOnList, listFromSearch } from './list-from-search.ts'
import type { Listing } from './listing.ts'
import { readyList } from './ready-lists.ts'
import { pagedBy, selectionRules } from './selection-rules.ts'

/** What belongs on a list: filters that the shopper does not see, or a text, whose best hits come first. */
export interface ListQuestion extends Pick<CatalogQuery, 'filters' | 'text'> {
  /** Of a page; the shop's own number where it says nothing. */
  pageSize?: number
}

/**
 * What the address of a list means. In the browser the list may be there as a whole. Else columns answer where the platform has them; the search, which every platform has, answers
 * otherwise, and for an order that columns cannot tell.
 */
export async function loadListing(shop: Shop, question: ListQuestion, params: URLSearchParams): Promise<Listing> {
  const rules = selectionRules(shop.config.products)
  const asked = readSelection(params, rules)
  const ready = readyList(shop, question)
  const listed = ready?.list(ready.facets, knownSelection(asked, ready.facets))
  if (ready && listed) return { facets: ready.facets, listed }

  const [columns, labels] = await Promise.all([loadColumns(shop, question), loadAttributes(shop)])
  if (columns) {
    const facets = facetsOf(shop, labels, occurringIn(columns))
    const selection = knownSelection(asked, facets)
    const found = listFromColumns(columns, facets, selection, pagedBy(shop, question))
    if (found) {
      const cards = await loadCardsOf(shop, found.ids, labels, selection)
      return { facets, listed: { selection, total: found.total, counts: found.counts, cards } }
    }
  }
  const counted = await countOnList(shop, question)
  const facets = facetsOf(shop, labels, counted.occurring)
  return {
    facets,
    listed: await listFromSearch(shop, { question, facets, selection: knownSelection(asked, facets), labels }),
  }
}
