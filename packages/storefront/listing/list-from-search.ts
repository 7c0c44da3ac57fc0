import type { Aggregation } from '@welt/contract/api/catalog.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { ListingSelection } from '@welt/domain/listing/listing-selection.ts'
import { priceRangeId } from '@welt/domain/listing/price-range.ts'
import { need } from '../api/answer.ts'
import type { CatalogAnswer } from '../api/catalog-query.ts'
import type { AttributeLabels } from '../attribute/load-attributes.ts'
import { colourCode } from '../attribute/option-code.ts'
import { cardData, cardFields } from '../card/card-data.ts'
import type { Shop } from '../store-view/shop.ts'
import type { Facet, Listed } from './listing.ts'
import type { ListQuestion } from './load-listing.ts'
import { pagedBy, sortQuestion } from './selection-rules.ts'

const what = 'The products of the list could not be loaded'

/** Which values occur on a list before anything is chosen: "on a direct visit the filters are loaded first". */
export async function countOnList(shop: Shop, question: ListQuestion) {
  const { defaultFilters } = shop.config.products
  const { pageSize: _size, ...asked } = question
  const answer = await shop.api.search('product', { ...asked, facets: defaultFilters, size: 1, include: ['id'] })
  const { aggregations } = need(answer, what)
  return { occurring: (code: string) => [...bucketsOf(aggregations, code).keys()] }
}

interface Asked {
  question: ListQuestion
  facets: readonly Facet[]
  selection: ListingSelection
  labels: AttributeLabels
}

/**
 * Asks the search: once for the list, and once more for each filter in which something is chosen, because what its other values
 * would leave is counted without it. A search knows of products alone: a shoe with 42 in black and 43 in brown is among those in
 * brown and 42.
 */
export async function listFromSearch(shop: Shop, asked: Asked): Promise<Listed> {
  const { facets, selection, labels } = asked
  const filters = chosenFilters(selection, shop.config.products)
  const counted = facets.map(({ code }) => code)
  const list = ask(shop, asked, { chosen: filters, facets: counted.filter((code) => !(code in filters)), isList: true })
  const counts = await Promise.all(
    facets.map(async ({ code, values }): Promise<[string, number[]]> => {
      const { [code]: own, ...others } = filters
      const answer = own === undefined ? list : ask(shop, asked, { chosen: others, facets: [code], isList: false })
      const buckets = bucketsOf((await answer).aggregations, code)
      return [code, values.map(({ id }) => buckets.get(id) ?? 0)]
    }),
  )
  const { items, total } = await list
  return {
    selection,
    total,
    cards: items.map((product) => cardData(shop, product, labels, selection.chosen[colourCode])),
    counts: Object.fromEntries(counts),
  }
}

interface Part {
  chosen: Record<string, unknown>
  facets: string[]
  isList: boolean
}

async function ask(
  shop: Shop,
  { question, selection }: Asked,
  { chosen, facets, isList }: Part,
): Promise<CatalogAnswer<Product>> {
  const { pageSize, defaultSort } = pagedBy(shop, question)
  const { pageSize: _size, ...asked } = question
  const sort = sortQuestion(selection.sort, { defaultSort }, question.text)
  const page = isList
    ? { ...(sort && { sort }), size: selection.page * pageSize, include: cardFields }
    : { size: 1, include: ['id'] }
  return need(await shop.api.search('product', { ...asked, chosen, facets, ...page }), what)
}

function chosenFilters({ chosen, price }: ListingSelection, { priceRanges }: PublicConfig['products']) {
  const filters: Record<string, unknown> = {}
  for (const [code, values] of Object.entries(chosen)) filters[code] = { in: values }
  const range = priceRanges.find((one) => priceRangeId(one) === price)
  if (range) filters.price = { gte: range.from, ...(range.to !== undefined && { lt: range.to }) }
  return filters
}

/** A product says a value itself, or lists it for its variants; of prices it is the ranges that count. */
function bucketsOf(aggregations: Readonly<Record<string, Aggregation>>, code: string): Map<string, number> {
  const names = code === 'price' ? ['agg_range_price'] : [`agg_terms_${code}`, `agg_terms_${code}_options`]
  const counts = new Map<string, number>()
  for (const name of names) {
    for (const { key, doc_count } of aggregations[name]?.buckets ?? []) {
      const id = String(key)
      counts.set(id, (counts.get(id) ?? 0) + doc_count)
    }
  }
  return counts
}
