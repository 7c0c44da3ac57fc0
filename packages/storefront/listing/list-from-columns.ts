import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { answerListing } from '@welt/domain/listing/answer-listing.ts'
import { readColumns } from '@welt/domain/listing/columns-bytes.ts'
import { type ListingColumns, occurringValues } from '@welt/domain/listing/listing-columns.ts'
import type { ListingSelection } from '@welt/domain/listing/listing-selection.ts'
import { thereFirst } from '@welt/domain/listing/pieces-of.ts'
import { priceRangeId } from '@welt/domain/listing/price-range.ts'
import { sortListing } from '@welt/domain/listing/sort-listing.ts'
import { need } from '../api/answer.ts'
import type { AttributeLabels } from '../attribute/load-attributes.ts'
import { colourCode } from '../attribute/option-code.ts'
import { type CardData, cardData, cardFields } from '../card/card-data.ts'
import type { Shop } from '../store-view/shop.ts'
import type { Facet, Listed } from './listing.ts'
import type { ListQuestion } from './load-listing.ts'
import { priceCode, selectionRules, sortQuestion } from './selection-rules.ts'

/** Null where the platform has no columns, or does not answer: then the search is asked, and says what is wrong. */
export async function loadColumns(shop: Shop, { filters, text }: ListQuestion): Promise<ListingColumns | null> {
  const rules = selectionRules(shop.config.products)
  const sort = sortQuestion(rules.defaultSort, rules, text)
  const question = { ...(filters && { filters }), ...(text && { text }), ...(sort && { sort }) }
  const answer = await shop.api.columns(question, rules.attributes)
  return answer.ok ? readColumns(answer.result) : null
}

export function occurringIn(columns: ListingColumns): (code: string) => readonly string[] {
  return (code) => columns.attributes.filter((attribute) => attribute.code === code).flatMap(occurringValues)
}

/** Of size and width, by attribute. */
export type OwnValues = Readonly<Record<string, string>>

export interface FoundInColumns extends Pick<Listed, 'total' | 'counts'> {
  /** Of the products that are shown, in their order. */
  ids: number[]
}

/**
 * Null for an order that columns cannot tell. `own`: the values that a shopper wears; in the shop's own order, what is not there in
 * them goes last.
 */
export function listFromColumns(
  columns: ListingColumns,
  facets: readonly Facet[],
  { chosen, price, sort, page }: ListingSelection,
  { priceRanges, defaultSort, pageSize }: PublicConfig['products'],
  own?: OwnValues,
): FoundInColumns | null {
  const range = priceRanges.findIndex((one) => priceRangeId(one) === price)
  const answer = answerListing(columns, { chosen, price: range === -1 ? null : range }, priceRanges)
  const sorted = sortListing(columns, answer.places, { sort, isAsAsked: sort === defaultSort })
  if (!sorted) return null
  const places = own && sort === defaultSort ? thereFirst(columns, sorted, own) : sorted
  return {
    ids: places.slice(0, page * pageSize).map((place) => columns.ids[place]!),
    total: places.length,
    counts: Object.fromEntries(
      facets.map(({ code, values }) => [
        code,
        code === priceCode ? [...answer.priceCounts] : values.map(({ id }) => answer.counts[code]?.get(id) ?? 0),
      ]),
    ),
  }
}

/** The cards of these products, in this order. One that has gone meanwhile is left out. */
export async function loadCardsOf(
  shop: Shop,
  ids: readonly number[],
  labels: AttributeLabels,
  { chosen }: ListingSelection,
): Promise<CardData[]> {
  if (ids.length === 0) return []
  const answer = await shop.api.search('product', {
    filters: { id: { in: ids } },
    size: ids.length,
    include: cardFields,
  })
  const { items } = need(answer, 'The products of the list could not be loaded')
  const byId = new Map(items.map((product) => [product.id, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    return product ? [cardData(shop, product, labels, chosen[colourCode])] : []
  })
}
