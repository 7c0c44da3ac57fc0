import { Config } from '@welt/server/config/config.ts'
import { defaultStoreViews } from '@welt/server/config/default-store-views.ts'
import { cardFields } from '@welt/storefront/card/card-data.ts'
import type { Sent } from './measure/load.ts'
import { newPicture } from './measure/measure-pictures.ts'
import { sameAddress } from './measure/same-address.ts'
import type { Goods, ShopClient } from './shop/shop-client.ts'

/** The most that each may cost is a multiple of the bare hello. */
interface Measured {
  name: string
  aim: number | null
  count: number
  /** Requests before the first that is measured. */
  warmUp?: number
}

export interface MeasuredPage extends Measured {
  path: string
  /** Products that the page must show, or the figure would say nothing. */
  cards?: number
  /** Every request has an address of its own, so that the server has no finished page to confirm. */
  isMadeAnew?: boolean
}

export interface MeasuredCall extends Measured {
  /** What is done afterwards for each of them, as a row of its own. */
  leftOver?: { name: string; beginsAfter: number }
  requests: (count: number) => readonly Sent[] | Promise<readonly Sent[]>
}

const index = defaultStoreViews[0]?.elasticsearch.index ?? ''
const listedCategory = 11

export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', aim: null, count: 150 },
  { name: 'category, 50 cards', path: '/schuhe', aim: 60, count: 100, cards: 50 },
  { name: 'product', path: '/wien-oxford-rahmengenaeht', aim: 20, count: 200 },
  { name: 'home, made anew', path: '/', aim: null, count: 60, isMadeAnew: true },
  { name: 'category, made anew', path: '/schuhe', aim: null, count: 60, isMadeAnew: true },
  { name: 'product, made anew', path: '/wien-oxford-rahmengenaeht', aim: null, count: 60, isMadeAnew: true },
]

/** Skus in one call of the stock list, as the storefront asks. */
const stockBatch = 15
const orderLines = 3
/** A small call takes some thousand requests until all its code is compiled, as the bare server has had them. */
const untilWarm = 4000

export function measuredCalls(client: ShopClient, { skus, shelves }: Goods): readonly MeasuredCall[] {
  return [
    { name: 'picture, kept', aim: null, count: 600, requests: sameAddress(newPicture('400/300')) },
    {
      name: 'stock/check',
      aim: null,
      count: 2000,
      warmUp: untilWarm,
      requests: sameAddress('/api/stock/check?sku=WIEN'),
    },
    {
      name: `stock/list of ${stockBatch}`,
      aim: 3,
      count: 2000,
      warmUp: untilWarm,
      requests: sameAddress(stockList(skus)),
    },
    {
      // Other skus each time, and a pair was sold since they were last asked for: all are read anew.
      name: `stock/list of ${stockBatch}, nothing kept`,
      aim: null,
      count: 1500,
      warmUp: untilWarm,
      async requests(count) {
        await client.changeShelf()
        const lists = Math.floor(shelves.length / stockBatch)
        return Array.from({ length: count }, (_, place) => ({
          path: stockList(shelves, (place % lists) * stockBatch),
        }))
      },
    },
    { name: 'listing, 50 with facets, confirmed', aim: 25, count: 200, requests: sameAddress(listing(0)) },
    { name: 'listing, two filters, facets, sort', aim: 25, count: 200, warmUp: untilWarm, requests: listings },
    {
      name: 'add to cart',
      aim: 8,
      count: 1000,
      warmUp: untilWarm,
      async requests(count) {
        const [cart = ''] = await client.carts(1)
        return Array.from({ length: count }, (_, place) => client.adding(cart, place))
      },
    },
    {
      name: 'add the first pair to a new cart',
      aim: 8,
      count: 1000,
      warmUp: untilWarm,
      requests: async (count) => (await client.carts(count)).map((cart) => client.adding(cart, 0)),
    },
    {
      name: 'cart pull, three lines',
      aim: 4,
      count: 2000,
      warmUp: untilWarm,
      async requests(count) {
        const [cart = ''] = await client.filledCarts(1, orderLines)
        return sameAddress(`/api/cart/pull?token=&cartId=${cart}`)(count)
      },
    },
    {
      name: 'order of three lines',
      aim: 12,
      // The first of each round also brings the stock into the lists, which then waits half a second.
      count: 400,
      // It has far more code than a small call: after eight thousand some of it was still being compiled.
      warmUp: 3 * untilWarm,
      requests: async (count) =>
        (await client.filledCarts(count, orderLines)).map((cart) => client.order(cart, orderLines)),
      leftOver: { name: 'its letter, afterwards', beginsAfter: 1500 },
    },
  ]
}

function stockList(skus: readonly string[], from = 0): string {
  return `/api/stock/list?skus=${encodeURIComponent(skus.slice(from, from + stockBatch).join(','))}`
}

/** Each asks something else, so that no kept answer helps. */
function listings(count: number): Sent[] {
  return Array.from({ length: count }, (_, place) => ({ path: listing(place + 1) }))
}

const colours = [501, 502, 503, 504, 505, 506, 507]
const sizes = [606, 607, 608, 609, 610, 611, 612, 613]
const sorts = ['position:asc', 'final_price:asc', 'final_price:desc', 'updated_at:desc']

/** A page of a listing as the storefront asks for it: with all filters offered and counted; 0 has none applied. */
function listing(place: number): string {
  const { products } = Config.parse({})
  const filters = [
    'hf_shoe_size',
    'hf_color',
    'hf_shoe_width',
    'hf_shoe_outsole',
    'hf_shoe_type',
    'hf_shoe_make',
    'hf_shoe_last',
    'price',
  ]
  const chosen = [
    { attribute: 'hf_color', value: { in: [colours[place % colours.length]] }, scope: 'catalog' },
    { attribute: 'hf_shoe_size', value: { in: [sizes[place % sizes.length]] }, scope: 'catalog' },
  ]
  const [field, options] = sorts[place % sorts.length]?.split(':') ?? []
  const request = {
    _availableFilters: filters.map((name) => ({ field: name, scope: 'catalog', options: {} })),
    _appliedFilters: [
      { attribute: 'category_ids', value: { in: [listedCategory] }, scope: 'default' },
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
      ...(place === 0 ? [] : chosen),
    ],
    _appliedSort: [{ field, options }],
    _searchText: '',
  }
  const query = new URLSearchParams({
    from: '0',
    size: String(products.pageSize),
    request: JSON.stringify(request),
    request_format: 'search-query',
    response_format: 'compact',
    _source_include: cardFields.join(','),
    // Never the same address twice.
    ...(place > 0 && { visit: String((visits += 1)) }),
  })
  return `/api/catalog/${index}/product/_search?${query}`
}

let visits = 0
