import type { Answer } from '../api/answer.ts'
import { answerOf } from '../api/answer-of.ts'
import { loadAttributes } from '../attribute/load-attributes.ts'
import { type CardData, cardData, cardFields } from '../card/card-data.ts'
import { listedFilters } from '../catalog/listed-filters.ts'
import type { Listing } from '../listing/listing.ts'
import { loadListing } from '../listing/load-listing.ts'
import type { Shop } from '../store-view/shop.ts'
import { whyFound } from './why-found.ts'

export interface ProductQuestion {
  text: string
  start: number
  size: number
  /** The part of an address that is about filters; empty to be told which there are, absent where nobody wants to know. */
  filters?: string | undefined
}

export interface FoundProducts {
  cards: CardData[]
  /** How many there are, shown or not. */
  total: number
  /** Another spelling that finds something, where this one found nothing. */
  spelling?: string
  /** What can be filtered by, and how much each would leave, where that was asked for. */
  listing?: Listing
}

const defaultSize = 50

/**
 * "Visibility 3 or 4 only, status 0 or 1; out-of-stock products excluded unless configured to be listed.
 * A request with size below 1 becomes 50, start below 0 becomes 0."
 */
export async function searchProducts(shop: Shop, question: ProductQuestion): Promise<Answer<FoundProducts>> {
  if (question.filters !== undefined) return answerOf(searchFiltered(shop, question, question.filters))
  const { text, start, size } = question
  const [answer, labels] = await Promise.all([
    shop.api.search('product', {
      text,
      filters: listedFilters(shop.config.products, 'search'),
      from: Math.max(start, 0),
      size: size < 1 ? defaultSize : size,
      include: cardFields,
      explain: shop.config.search.explain,
    }),
    answerOf(loadAttributes(shop)),
  ])
  if (!answer.ok) return answer
  if (!labels.ok) return labels
  const { items, total, spelling } = answer.result
  const cards = items.map((product): CardData => {
    const card = cardData(shop, product, labels.result)
    const why = whyFound(product['_matches'], {
      seen: `${card.name} ${card.fact}`,
      labels: labels.result,
      text: shop.texts.text,
    })
    return { ...card, ...(why && { why }) }
  })
  return { ok: true, result: { cards, total, ...(spelling && { spelling }) } }
}

/** The same among what is left by filters, with all that can be filtered by. */
async function searchFiltered(
  shop: Shop,
  { text, start, size }: ProductQuestion,
  filters: string,
): Promise<FoundProducts> {
  const params = new URLSearchParams(filters)
  params.set('page', String(Math.ceil((start + size) / size)))
  const question = { text, filters: listedFilters(shop.config.products, 'search'), pageSize: size }
  const listing = await loadListing(shop, question, params)
  return { cards: listing.listed.cards.slice(start), total: listing.listed.total, listing }
}
