import type { Product } from '@welt/contract/entity/product.ts'
import type { ListingColumns } from '@welt/domain/listing/listing-columns.ts'
import type { ListingSelection } from '@welt/domain/listing/listing-selection.ts'
import { piecesOf } from '@welt/domain/listing/pieces-of.ts'
import { canSort } from '@welt/domain/listing/sort-listing.ts'
import { need } from '../api/answer.ts'
import { type AttributeLabels, loadAttributes } from '../attribute/load-attributes.ts'
import { colourCode } from '../attribute/option-code.ts'
import { type CardData, cardData, cardFields } from '../card/card-data.ts'
import { idle } from '../deferred/idle.ts'
import type { Shop } from '../store-view/shop.ts'
import { facetsOf } from './facets-of.ts'
import { listFromColumns, loadColumns, type OwnValues, occurringIn } from './list-from-columns.ts'
import type { Facet, Listed } from './listing.ts'
import type { ListQuestion } from './load-listing.ts'
import { mostProducts, selectionRules } from './selection-rules.ts'

/** A list that the browser has whole: it filters, counts, sorts and shows it without asking anybody. */
export interface ReadyList {
  facets: Facet[]
  list(facets: readonly Facet[], selection: ListingSelection, own?: OwnValues): Listed | null
  canSort(sort: string): boolean
  /** How many of a product lie there with these values; undefined for a product that is made in none of them. */
  piecesOf(id: number, values: OwnValues): number | undefined
}

interface Kept extends ReadyList {
  since: number
}

/** From this age on a list is asked for again, in the background. */
const freshFor = 60_000
/** From this age on it is not used any more: prices and stock have moved. */
const usableFor = 600_000
/** Products that are read in one go; more of them would be felt. */
const inOneGo = 500

const lists = new WeakMap<Shop, Map<string, Kept>>()

export function readyList(shop: Shop, question: ListQuestion): ReadyList | undefined {
  return youngerThan(usableFor, shop, question)
}

/** Null where the platform has no columns: nothing is lost, each choice is asked for then. */
export async function prepareList(shop: Shop, question: ListQuestion): Promise<ReadyList | null> {
  const known = youngerThan(freshFor, shop, question)
  if (known) return known
  const rules = selectionRules(shop.config.products)
  const since = shop.clock()
  const key = keyOf(shop, question)
  const [columns, labels] = await Promise.all([loadColumns(shop, question), loadAttributes(shop)])
  if (!columns) return null
  const products = await loadProducts(shop, question, columns.ids.length)
  await idle()
  const cardOf = keptCards(shop, products, labels)
  const ready = { ...listOf(shop, columns, cardOf, labels), since }
  void warmUp(ready, {
    sort: rules.defaultSort,
    firstCards: () => columns.ids.slice(0, warmUpCards).forEach((id) => cardOf(id)),
  })
  const all = lists.get(shop) ?? new Map<string, Kept>()
  lists.set(shop, all.set(key, ready))
  return ready
}

type CardOf = (id: number, wanted?: readonly string[]) => CardData[]

/** The same card for the same product and the same colours: what is on the screen already stays as it is. */
function keptCards(shop: Shop, products: ReadonlyMap<number, Product>, labels: AttributeLabels): CardOf {
  const cards = new Map<string, CardData>()
  return (id, wanted = []) => {
    const product = products.get(id)
    if (!product) return []
    const key = [id, ...wanted].join()
    const card = cards.get(key) ?? cardData(shop, product, labels, wanted)
    cards.set(key, card)
    return [card]
  }
}

function listOf(shop: Shop, columns: ListingColumns, cardOf: CardOf, labels: AttributeLabels): ReadyList {
  return {
    facets: facetsOf(shop, labels, occurringIn(columns)),
    list(facets, selection, own) {
      const found = listFromColumns(columns, facets, selection, shop.config.products, own)
      if (!found) return null
      return {
        selection,
        total: found.total,
        counts: found.counts,
        cards: found.ids.flatMap((id) => cardOf(id, selection.chosen[colourCode])),
      }
    },
    canSort,
    piecesOf: (id, values) => piecesOf(columns, id, values),
  }
}

/** After so many the browser has compiled what it runs often. */
const warmUpRuns = 4
const warmUpCards = 8

/** The first choice shall not wait for what the second finds ready. In small steps: nothing else shall wait for this. */
async function warmUp(ready: ReadyList, { sort, firstCards }: { sort: string; firstCards: () => void }): Promise<void> {
  const [facet] = ready.facets
  const [value] = facet?.values ?? []
  if (!facet || !value) return
  const selection = { chosen: { [facet.code]: [value.id] }, price: null, sort, page: 1 }
  await idle()
  firstCards()
  for (let run = 0; run < warmUpRuns; run += 1) {
    await idle()
    ready.list(ready.facets, selection)
  }
}

async function loadProducts(shop: Shop, question: ListQuestion, count: number): Promise<Map<number, Product>> {
  const products = new Map<number, Product>()
  for (let from = 0; from < Math.min(count, mostProducts); from += inOneGo) {
    const { pageSize: _size, ...asked } = question
    const answer = await shop.api.search('product', { ...asked, from, size: inOneGo, include: cardFields })
    for (const product of need(answer, 'The products of the list could not be loaded').items) {
      products.set(product.id, product)
    }
  }
  return products
}

function youngerThan(age: number, shop: Shop, question: ListQuestion): Kept | undefined {
  const known = lists.get(shop)?.get(keyOf(shop, question))
  return known && shop.clock() - known.since < age ? known : undefined
}

/** Prices of one group are nobody else's. */
function keyOf(shop: Shop, { filters, text }: ListQuestion): string {
  return JSON.stringify([filters, text, shop.priceGroup()])
}
